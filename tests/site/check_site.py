"""The built site in a real browser: python -m tests.site.check_site HTML [--axe axe.min.js] [--shots FOLDER].

It opens pages from disk at two widths, in light and dark, searches, filters and follows, and says what is not so.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import yaml
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

QUERIES: dict[str, str] = yaml.safe_load(
    (Path(__file__).parent.parent / "generator/search_queries.yaml").read_text("utf-8")
)
PAGES = [
    "index.html",
    "search.html",
    "language.html",
    "design.html",
    "accuracy.html",
    "guides/what-broke-it.html",
    "questions.html",
    "divergences/backends.html",
    "reference/program.html",
    "reference/stablehlo/index.html",
    "reference/stablehlo/pad.html",
    "reference/stablehlo/gather.html",
    "reference/stablehlo/convolution.html",
    "reference/stablehlo/all_gather.html",
    "reference/stablehlo/sort.html",
    "reference/matrix/chlo.html",
    "reference/chlo/sinh.html",
    "reference/chlo/erf_inv.html",
]
WIDTHS = (390, 1400)
LARGEST = 300_000  # bytes of a page
# What sticks out of the screen, but for what scrolls by itself or is meant to be off it.
TOO_WIDE = """
const limit = document.documentElement.clientWidth + 1, found = [];
const scrolls = (at) => { for (; at && at !== document.body; at = at.parentElement) {
  const style = getComputedStyle(at);
  if (/auto|scroll|hidden/.test(style.overflowX) || style.position === "fixed") return true; } return false; };
for (const one of document.querySelectorAll("article *, h1")) {
  const box = one.getBoundingClientRect();
  if (box.width && box.right > limit && !scrolls(one)) found.push(`${one.tagName} ${one.className} ${box.right | 0}`);
}
return found.slice(0, 5);
"""
# What axe finds and what is meant so: formulas hold links, which readers of MathML go through one by one.
MEANT = {"nested-interactive"}
AXE = "const done = arguments[0]; axe.run(document, { preload: false }).then((found) => done(found.violations));"


class Site:
    """A browser that looks at a folder of pages, and what it found wrong."""

    def __init__(self, html: Path, browser: str, driver: str) -> None:
        options = Options()
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"):
            options.add_argument(argument)
        options.binary_location = browser
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(driver))
        self.driver.set_script_timeout(120)
        self.html = html
        self.passed, self.failed = 0, 0

    def expect(self, holds: object, what: str) -> None:
        self.passed += bool(holds)
        if not holds:
            self.failed += 1
            print(f"not so: {what}", flush=True)

    def open(self, page: str) -> None:
        self.driver.get("about:blank")
        self.driver.get(f"{self.html.as_uri()}/{page}")

    def look(self, width: int, scheme: str) -> None:
        size = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        media = [{"name": "prefers-color-scheme", "value": scheme}]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": media})

    def all(self, selector: str) -> list[Any]:
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def script(self, text: str, *given: object) -> Any:
        return self.driver.execute_script(text, *given)

    def until(self, holds: Callable[[], object]) -> object:
        return WebDriverWait(self.driver, 5).until(lambda _: holds())

    def requests(self) -> Iterator[str]:
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                yield message["params"]["request"]["url"]


def check_pages(site: Site, axe: Path | None, shots: Path | None) -> None:
    for page in PAGES:
        for width in WIDTHS:
            for scheme in ("light", "dark"):
                site.look(width, scheme)
                site.open(page)
                site.expect(not (wide := site.script(TOO_WIDE)), f"{page} fits {width} pixels: {wide}")
                if shots is not None:
                    site.driver.save_screenshot(str(shots / f"{page.replace('/', '-')[:-5]}-{width}-{scheme}.png"))
                if axe is not None and width == WIDTHS[1]:
                    site.script(axe.read_text("utf-8"))
                    found = [
                        f"{one['id']} ({one['nodes'][0]['html'][:100]})"
                        for one in site.driver.execute_async_script(AXE)
                        if one["impact"] in ("serious", "critical") and one["id"] not in MEANT
                    ]
                    site.expect(not found, f"{page}, {scheme}, is for everybody: {found}")


def check_sizes(site: Site) -> None:
    """What a page weighs, on a phone that is far from a mast."""
    for path in sorted(site.html.rglob("*.html")):
        size = path.stat().st_size
        site.expect(size <= LARGEST, f"{path.relative_to(site.html)} has {size} bytes of {LARGEST}")


def check_search(site: Site) -> None:
    site.look(1400, "light")
    site.open("reference/stablehlo/pad.html")
    field = site.all("input.sidebar-search")[0]
    for query, wanted in QUERIES.items():
        field.clear()
        field.send_keys(query)
        site.until(lambda: site.all("ol.found a b"))
        first = site.script("return document.querySelector('ol.found a b')?.textContent")
        site.expect(first == wanted, f"{query!r} finds {wanted} first: {first}")
    field.clear()
    field.send_keys("relu")
    site.until(lambda: site.script("return document.querySelector('ol.found b')?.textContent") == "stablehlo.maximum")
    field.submit()
    site.until(lambda: site.driver.current_url.endswith("/maximum.html"))
    site.expect(True, "the first that is found is opened")


def check_front_page(site: Site) -> None:
    site.open("index.html")
    whole = len(site.all(".op-grid li:not([hidden])"))
    site.expect(whole == len(site.all(".op-grid li")) > 160, f"all ops are there: {whole}")
    site.script(
        "const one = document.querySelector('form.filters select'); one.value = 'chlo';"
        "one.dispatchEvent(new Event('change'));"
    )
    chlo = site.all(".op-grid li:not([hidden])")
    site.expect(
        0 < len(chlo) < whole and all(card.get_attribute("data-dialect") == "chlo" for card in chlo),
        "ops are filtered by dialect",
    )


def check_op_page(site: Site) -> None:
    site.open("reference/stablehlo/reduce_window.html")
    before = site.script("return document.querySelector('figure .chosen text').textContent")
    site.script(
        "const one = document.querySelector('label.steps input'); one.value = '2';"
        "one.dispatchEvent(new Event('input'));"
    )
    after = site.script("return document.querySelector('figure .chosen text').textContent")
    read = site.script(
        "return [...document.querySelectorAll('[data-source=\"0\"] .followed text')].map((x) => x.textContent)"
    )
    site.expect((before, after) == ("6", "12"), f"the slider goes from element to element: {before}, {after}")
    site.expect(read == ["3", "4", "5"], f"the window follows it: {read}")
    site.open("reference/stablehlo/pad.html#pad-C4")
    site.until(lambda: site.script("return document.getElementById('pad-C4').querySelector('details').open"))
    where = "return document.getElementById('pad-C4').getBoundingClientRect().top"
    site.expect(site.until(lambda: 0 <= site.script(where) < 900), "the address of a rule shows it")
    name = site.all("math a.name[href='#let-q']")[0]
    site.expect(name.get_attribute("title") == "q = o - edge_padding_low", "a name in a formula says what it is")
    site.script("arguments[0].click()", name)
    site.expect(site.driver.current_url.endswith("#let-q"), "and leads there")


def check_keyboard(site: Site) -> None:
    """What is done with a mouse is done by keys, and shows where they go."""

    def press(*keys: str) -> None:
        for key in keys:
            ActionChains(site.driver).send_keys(key).perform()

    focus = "const one = document.activeElement, box = one.getBoundingClientRect();"
    site.look(1400, "light")
    site.open("reference/stablehlo/reduce_window.html")
    press(Keys.TAB)
    site.expect("skip-to-content" in site.script(f"{focus} return one.className"), "the first key leads past the lists")
    site.until(lambda: site.script(f"{focus} return box.top >= 0 && box.bottom <= innerHeight"))  # it slides in
    hidden, slider = [], False
    for _ in range(400):
        press(Keys.TAB)
        name, shown, outlined = site.script(
            f"{focus} const {{ outlineStyle, boxShadow }} = getComputedStyle(one);"
            " const drawn = outlineStyle !== 'none' || boxShadow !== 'none' || one.type === 'range';"
            " return [one.outerHTML.slice(0, 80), box.width * box.height > 0, drawn]"
        )
        if name.startswith("<body"):
            break
        hidden += [] if shown and outlined else [name]
        if not slider and 'type="range"' in name:
            slider = True
            before = site.script("return document.querySelector('figure .chosen text').textContent")
            press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
            after = site.script("return document.querySelector('figure .chosen text').textContent")
            site.expect((before, after) == ("6", "12"), f"arrows move the slider: {before}, {after}")
    site.expect(slider, "the slider is reached")
    site.expect(not hidden, f"whatever has the focus shows it: {hidden[:5]}")
    site.open("reference/stablehlo/pad.html")
    closed = "return document.querySelectorAll('.rule details[open]').length"
    site.script("document.querySelector('.rule summary').focus()")
    before = site.script(closed)
    press(Keys.ENTER)
    site.expect(site.script(closed) == before + 1, "a rule is unfolded")
    site.script("document.activeElement.blur()")
    press("/", *"matmul")
    site.until(lambda: site.all("ol.found a b"))
    press(Keys.ENTER)
    site.until(lambda: site.driver.current_url.endswith("/dot_general.html"))
    site.expect(True, "an op is found and opened")


def check_print(site: Site) -> None:
    site.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    site.open("guides/partition.html")
    site.expect(not site.all(".skip-to-content")[0].is_displayed(), "paper has no link past the lists")
    cut = site.script(
        "return [...document.querySelectorAll('pre')].filter((x) => x.scrollWidth > x.clientWidth + 1).length"
    )
    site.expect(cut == 0, f"programs wrap on paper: {cut} are cut")
    site.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def check_without_scripts(site: Site) -> None:
    site.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    site.open("reference/stablehlo/convolution.html")
    site.expect(site.all("figure.reads .chosen")[0].is_displayed(), "a picture stands still without scripts")
    site.expect(site.all("math")[0].is_displayed(), "formulas need no script")
    site.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def main() -> int:
    parser = argparse.ArgumentParser(description="the built site in a real browser")
    parser.add_argument("html", type=Path, help="the folder of the site")
    parser.add_argument("--browser", default="/usr/bin/chromium")
    parser.add_argument("--driver", default="/usr/bin/chromedriver")
    parser.add_argument("--axe", type=Path, help="axe.min.js of axe-core: looks for what keeps people out")
    parser.add_argument("--shots", type=Path, help="a folder for pictures of the pages")
    options = parser.parse_args()
    if options.shots is not None:
        options.shots.mkdir(parents=True, exist_ok=True)
    site = Site(options.html.resolve(), options.browser, options.driver)
    try:
        check_pages(site, options.axe, options.shots)
        check_sizes(site)
        check_search(site)
        check_front_page(site)
        check_op_page(site)
        check_keyboard(site)
        check_print(site)
        check_without_scripts(site)
        outside = sorted({url for url in site.requests() if not url.startswith(("file:", "data:", "about:", "blob:"))})
        site.expect(not outside, f"nothing is asked of another machine: {outside[:5]}")
        errors = [entry["message"] for entry in site.driver.get_log("browser") if entry["level"] == "SEVERE"]
        site.expect(not errors, f"no script complains: {errors[:5]}")
    finally:
        site.driver.quit()
    print(f"site: {site.passed} passed, {site.failed} failed")
    return 1 if site.failed else 0


if __name__ == "__main__":
    sys.exit(main())
