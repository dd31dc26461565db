import { readFileSync } from 'node:fs';

/** The oldest browsers that both builds are made for: `browserslist` of package.json, each as `name >= number`. */
export const OLDEST: ReadonlyMap<string, number> = new Map(
  readList().map((line) => {
    const [, name = '', version] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(line) ?? [];
    if (version === undefined) throw new Error(`browserslist: "${line}" is not like "chrome >= 119".`);
    return [name, Number(version)] as const;
  }),
);

/** As Vite writes them. */
export const BUILD_TARGET = [...OLDEST].map(([name, version]) => `${name.replace('_saf', '')}${version}`);

function readList(): string[] {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { browserslist: string[] }).browserslist;
}
