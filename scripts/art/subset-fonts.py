"""Generates the two font files that the app needs before its first screen: src/app/fonts/*.woff2.

Both contain the letters of English, figures and punctuation. Other letters load from the whole files of the packages
(src/app/fonts/fonts.css). Instrument Serif's roman and italic share one file: the OpenType feature `ital` selects the
italic letters, which saves the first screen a request.

It prints the metrics of the stand-ins that are shown while the files load. Copy them into fonts.css.

Run it when a font or the character set changes (the stand-ins are measured on Debian's fonts-liberation):
    pip install fonttools brotli && python3 scripts/art/subset-fonts.py
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[2]
SERIF = str(ROOT / "node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-{}.woff2")
SANS = ROOT / "node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2"
TARGET = ROOT / "src/app/fonts"
# Metric-compatible with Arial and Times New Roman.
STAND_INS = "/usr/share/fonts/truetype/liberation/Liberation{}.ttf"

CHARACTERS = [*range(0x20, 0x7F), *map(ord, "\u00a0§©°·×é–—‘’“”•…€→")]
# The frequency of characters in English text, for comparing the widths of two fonts.
ENGLISH = {" ": 180, "e": 102, "t": 74, "a": 65, "o": 62, "i": 57, "n": 57, "s": 51, "h": 50, "r": 49, "d": 35, "l": 33,
           "u": 23, "c": 22, "m": 20, "w": 19, "f": 18, "g": 16, "y": 16, "p": 15, "b": 12, "v": 8, "k": 6, ".": 10}


def cut(font, features):
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.glyph_names = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    return font


def serif():
    """Roman and italic in one font."""
    roman, italic = TTFont(SERIF.format("normal")), TTFont(SERIF.format("italic"))
    # Set before any other table is read, so that all tables use names such as `e.ital`.
    italic.setGlyphOrder([name if name == ".notdef" else f"{name}.ital" for name in italic.getGlyphOrder()])
    cut(roman, ["kern"])
    cut(italic, ["kern"])
    romans, italics = roman.getBestCmap(), italic.getBestCmap()
    pairs = [f"sub {romans[code]} by {italics[code]};" for code in romans]
    for table in italic["cmap"].tables:
        table.cmap = {}
    with TemporaryDirectory() as folder:
        files = [f"{folder}/roman.ttf", f"{folder}/italic.ttf"]
        roman.save(files[0])
        italic.save(files[1])
        font = Merger().merge(files)
    addOpenTypeFeaturesFromString(font, f"feature ital {{ {' '.join(pairs)} }} ital;", tables=["GSUB"])
    return font


def sans():
    """The weights that the app uses, with figures of one width."""
    return cut(instantiateVariableFont(TTFont(SANS), {"wght": (400, 600)}), ["kern", "tnum"])


def save(font, name):
    font["post"].formatType = 3.0  # without glyph names
    font.flavor = "woff2"
    font.save(TARGET / name)
    print(f"{name}  {(TARGET / name).stat().st_size} bytes")


def width(font):
    """The average width of an English character, in em."""
    names, advances = font.getBestCmap(), font["hmtx"]
    sum_ = sum(advances[names[ord(character)]][0] * share for character, share in ENGLISH.items())
    return sum_ / sum(ENGLISH.values()) / font["head"].unitsPerEm


def print_stand_in(name, font, stand_in):
    adjust = width(font) / width(TTFont(STAND_INS.format(stand_in)))
    ascent, descent = (abs(value) / font["head"].unitsPerEm for value in (font["hhea"].ascent, font["hhea"].descent))
    print(f"{name}: size-adjust {adjust:.2%}; ascent-override {ascent / adjust:.2%}; descent-override {descent / adjust:.2%}")


TARGET.mkdir(exist_ok=True)
save(sans(), "geist.woff2")
save(serif(), "instrument-serif.woff2")
print_stand_in("Geist", TTFont(SANS), "Sans-Regular")
print_stand_in("Instrument Serif", TTFont(SERIF.format("normal")), "Serif-Regular")
print_stand_in("Instrument Serif, italic", TTFont(SERIF.format("italic")), "Serif-Italic")
