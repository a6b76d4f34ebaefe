"""Of the whole project: packages, packs, pages, promises."""
