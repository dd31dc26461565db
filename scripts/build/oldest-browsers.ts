import { readFileSync } from 'node:fs';

/** The oldest supported browsers: `browserslist` of package.json, each as `name >= number`. */
export const OLDEST: ReadonlyMap<string, number> = new Map(
  readList().map((line) => {
    const [, name = '', version] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(line) ?? [];
    if (version === undefined)
      throw new Error(`browserslist: "${line}" does not have the form "chrome >= 119".`);
    return [name, Number(version)] as const;
  }),
);

/** The same in Vite's format. */
export const BUILD_TARGET = [...OLDEST].map(([name, version]) => `${name.replace('_saf', '')}${version}`);

function readList(): string[] {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { browserslist: string[] }).browserslist;
}
