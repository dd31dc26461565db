import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

const FOLDER = new URL('../../mocks/generators/picture/drawings/', import.meta.url);

/** The file with all drawings, because Node cannot import SVG files. `npm run pack-drawings` writes it. */
export const PACKED = new URL('../drawings.gen.json', FOLDER);

if (import.meta.main) await writeFile(PACKED, await packDrawings());

/** All drawings of the demo's pictures as JSON: markup, words, options and colors. */
export async function packDrawings(): Promise<string> {
  const folder = async (name: string) => {
    const files = (await readdir(new URL(name, FOLDER))).filter((file) => file.endsWith('.svg')).toSorted();
    const drawings = await Promise.all(files.map((file) => packed(`${name}/${file}`)));
    return Object.fromEntries(drawings.map((drawing) => [drawing.title, drawing]));
  };
  const drawings = {
    figure: await packed('figure.svg'),
    garments: await folder('garments'),
    layouts: await folder('layouts'),
    places: await folder('places'),
    weather: await folder('weather'),
  };
  return `${JSON.stringify(drawings, null, 1)}\n`;
}

async function packed(file: string) {
  const svg = await readFile(new URL(file, FOLDER), 'utf8');
  const [, frame = '', inside] = /<svg([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  if (inside === undefined) throw new Error(`${basename(file)} has no <svg>.`);
  const style = element('style', inside);
  return {
    title: element('title', inside),
    words: element('desc', inside),
    ...Object.fromEntries(
      Array.from(frame.matchAll(/data-(\w+)="([^"]*)"/g), ([, name, value]) => [name, value]),
    ),
    colours: coloursIn(/(?<=^|\s)svg \{([^}]*)\}/.exec(style)?.[1]),
    nightColours: coloursIn(/\.night \{([^}]*)\}/.exec(style)?.[1]),
    art: inside
      .replaceAll(/<(title|desc|style)>.*?<\/\1>|<!--.*?-->/gs, '')
      .replaceAll(/>\s+</g, '><')
      .trim(),
  };
}

function element(name: string, svg: string): string {
  return new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(svg)?.[1]?.trim() ?? '';
}

function coloursIn(rules = ''): Record<string, string> {
  return Object.fromEntries(
    Array.from(rules.matchAll(/--([\w-]+): ([^;]+?)\s*(?:;|$)/g), ([, name, value]) => [name, value]),
  );
}
