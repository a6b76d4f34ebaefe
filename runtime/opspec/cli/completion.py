"""`opspec completion`: a script that completes command lines, written from the parsers of the subcommands."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from opspec.cli.adding import Add

_PLAIN = re.compile(r"[\w.-]+")  # what no shell reads as more than a word
_EXAMPLE = """source <(opspec completion bash)          # in ~/.bashrc
  opspec completion zsh > ~/.zfunc/_opspec  # a folder of fpath
  opspec completion fish > ~/.config/fish/completions/opspec.fish"""


@dataclass(frozen=True, slots=True)
class Option:
    """`values`: what may follow; `takes`: something has to."""

    names: tuple[str, ...]
    help: str
    takes: bool
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Command:
    """`words`: what its arguments may be; where there are none, they are files."""

    name: str
    help: str
    options: tuple[Option, ...]
    words: tuple[str, ...]


def add_completion(add: Add, parser: argparse.ArgumentParser) -> None:
    """The subcommand; `add` makes a parser of it, and `parser` is the one of all of them."""
    text = "print a script for a shell that completes command lines"
    added = add("completion", partial(_completion, parser), text, _EXAMPLE)
    added.add_argument("shell", metavar="SHELL", choices=sorted(SHELLS), help=", ".join(sorted(SHELLS)))


def _completion(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    print("\n".join(SHELLS[options.shell](_commands(parser))))
    return 0


# --- what the parsers know ----------------------------------------------------------------------------------


def _commands(parser: argparse.ArgumentParser) -> list[Command]:
    """The subcommands; the first one has no name: it is what stands in front of them."""
    found = []
    named: list[tuple[str, str, argparse.ArgumentParser]] = []
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            helps = {choice.dest: choice.help or "" for choice in action._choices_actions}
            named = [(name, helps.get(name, ""), inner) for name, inner in action.choices.items()]
    found.append(Command("", "", _options(parser), tuple(name for name, _, _ in named)))
    found += [Command(name, text, _options(inner), tuple(_words(name, inner))) for name, text, inner in named]
    return found


def _options(parser: argparse.ArgumentParser) -> tuple[Option, ...]:
    return tuple(
        Option(
            tuple(action.option_strings),
            " ".join((action.help or "").split()),
            action.nargs != 0,
            tuple(map(str, action.choices or ())),
        )
        for action in parser._actions
        if action.option_strings and action.help != argparse.SUPPRESS
    )


def _words(name: str, parser: argparse.ArgumentParser) -> Iterable[str]:
    """What the arguments of a subcommand may be: the choices of the first one, or names of ours."""
    from opspec.catalog.op_index import index

    if name == "explain":
        from opspec.rules.program_rule_texts import RULES, WARNINGS
        from opspec.verification import glossary

        words = {*_spellings(index()), *glossary.names(), *RULES, *WARNINGS}
        return sorted(word for word in words if _PLAIN.fullmatch(word))
    arguments = [action for action in parser._actions if not action.option_strings]
    if any(str(action.metavar).startswith("OP") for action in arguments):
        return sorted(_spellings(index()))
    return map(str, next((action.choices for action in arguments if action.choices), ()))


def _spellings(names: Iterable[str]) -> set[str]:
    """Ops may be named without their dialect."""
    return {spelling for name in names for spelling in (name, name.partition(".")[2])}


# --- shells -------------------------------------------------------------------------------------------------


def _bash(commands: list[Command]) -> Iterator[str]:
    yield "# Completes the command lines of opspec in bash; `opspec completion bash` wrote it."
    yield "_opspec() {"
    yield '    local now="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" command="" word'
    yield "    local -a found=()"
    yield '    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do'
    yield from _posix(commands)
    yield '    COMPREPLY=($(compgen -W "${found[*]}" -- "$now"))'
    yield "}"
    yield "complete -o default -F _opspec opspec  # files, where there are no words"


def _zsh(commands: list[Command]) -> Iterator[str]:
    yield "#compdef opspec"
    yield "# Completes the command lines of opspec in zsh; `opspec completion zsh` wrote it."
    yield "_opspec() {"
    yield '    local now="${words[CURRENT]}" before="${words[CURRENT-1]}" command="" word'
    yield "    local -a found=()"
    yield '    for word in "${(@)words[2,CURRENT-1]}"; do'
    yield from _posix(commands)
    yield "    if (( $#found )); then compadd -- $found; else _files; fi"
    yield "}"
    yield 'if [[ "$funcstack[1]" == _opspec ]]; then _opspec "$@"; else compdef _opspec opspec; fi'


def _posix(commands: list[Command]) -> Iterator[str]:
    """The middle of a function, which both shells read alike: `found` for the `command` and what stands before."""
    yield '        case "$word" in -*) ;; *) command="$word"; break ;; esac'
    yield "    done"
    yield '    case "$command $before" in'
    for command in commands:
        for option in command.options:
            if option.takes:
                spelled = "|".join(f'"{command.name} {name}"' for name in option.names)
                yield f"        {spelled}) found=({' '.join(option.values)}) ;;"
    yield '        *) case "$command $now" in'
    for command in commands:
        names = " ".join(name for option in command.options for name in option.names)
        yield f'            "{command.name} -"*) found=({names}) ;;'
        yield f'            "{command.name} "*) found=({" ".join(command.words)}) ;;'
    yield "        esac ;;"
    yield "    esac"


def _fish(commands: list[Command]) -> Iterator[str]:
    yield "# Completes the command lines of opspec in fish; `opspec completion fish` wrote it."
    for command in commands:
        if command.name:
            yield f"complete -c opspec -n __fish_use_subcommand -f -a {command.name} -d {_quoted(command.help)}"
        seen = _quoted(f"__fish_seen_subcommand_from {command.name}") if command.name else "__fish_use_subcommand"
        for option in command.options:
            names = " ".join(f"-{'l' if name.startswith('--') else 's'} {name.lstrip('-')}" for name in option.names)
            values = f" -x -a {_quoted(' '.join(option.values))}" if option.values else " -r" if option.takes else ""
            yield f"complete -c opspec -n {seen} {names}{values} -d {_quoted(option.help)}"
        if command.name and command.words:
            yield f"complete -c opspec -n {seen} -f -a {_quoted(' '.join(command.words))}"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


SHELLS: dict[str, Callable[[list[Command]], Iterator[str]]] = {"bash": _bash, "fish": _fish, "zsh": _zsh}
