"""The spec, read: op files as typed trees and checked data, for generator and runtime alike."""
