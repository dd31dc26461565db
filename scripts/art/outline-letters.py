"""Outlines the letters of the illustrated samples.

A picture is one SVG in an <img>, which cannot use page fonts, so its lettering is drawn as paths.
Reads the fonts from node_modules (all SIL OFL 1.1) and writes mocks/generators/picture/letters.gen.json:
{ face: { capHeight, advances: { character: n }, paths: { character: path } } } in 1/1000 em, with y pointing down and relative commands.

Run it when a font or the character set changes:
    pip install fonttools brotli && python3 scripts/art/outline-letters.py
"""

import json
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / "node_modules"
CHARACTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    " .,:;!?&'’‘“”\"()/+-–—·…@#%$€№×éèáàäåíóöøúüçñß"
)
FACES = {
    "cover": ("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
              {"wght": 800, "wdth": 75, "opsz": 96}),
    "italic": ("@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2", None),
    "label": ("@fontsource-variable/geist/files/geist-latin-wght-normal.woff2", {"wght": 520}),
}


class RelativePathPen(BasePen):
    """Writes relative commands in whole units: two thirds of the bytes of absolute ones."""

    def __init__(self, glyph_set):
        super().__init__(glyph_set)
        self.parts, self.at, self.start, self.last = [], (0, 0), (0, 0), ""

    def _add(self, command, *points):
        points = [(round(x), round(y)) for x, y in points]
        numbers = [n for x, y in points for n in (x - self.at[0], y - self.at[1])]
        text = "".join(f"{'' if n < 0 or i == 0 else ' '}{n}" for i, n in enumerate(numbers))
        same = command == self.last and command != "m"
        self.parts.append((("" if numbers[0] < 0 else " ") if same else command) + text)
        self.at, self.last = points[-1], command

    def _moveTo(self, point):
        self._add("m", point)
        self.start = self.at

    def _lineTo(self, point):
        self._add("l", point)

    def _qCurveToOne(self, control, point):
        self._add("q", control, point)

    def _curveToOne(self, first, second, point):
        self._add("c", first, second, point)

    def _closePath(self):
        self.parts.append("z")
        self.at, self.last = self.start, "z"


def outlines(path: Path, axes: dict[str, int] | None) -> dict:
    font = TTFont(path)
    if axes:
        font = instantiateVariableFont(font, axes)
    scale = 1000 / font["head"].unitsPerEm
    glyph_set = font.getGlyphSet()
    names = font.getBestCmap()
    advances, paths = {}, {}
    for character in CHARACTERS:
        name = names.get(ord(character))
        if name is None:
            continue
        pen = RelativePathPen(glyph_set)
        glyph_set[name].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        advances[character] = round(glyph_set[name].width * scale)
        paths[character] = "".join(pen.parts)
    return {"capHeight": round(font["OS/2"].sCapHeight * scale), "advances": advances, "paths": paths}


result = {face: outlines(MODULES / path, axes) for face, (path, axes) in FACES.items()}
target = ROOT / "mocks/generators/picture/letters.gen.json"
target.write_text(json.dumps(result, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
for face, data in result.items():
    print(face, len(data["paths"]), "glyphs, cap height", data["capHeight"])
print(target.stat().st_size, "bytes")
