import packageJson from '../../package.json' with { type: 'json' };

/** The oldest supported browsers: `browserslist` of package.json, each as `name >= number`. */
export const OLDEST: ReadonlyMap<string, number> = new Map(
  packageJson.browserslist.map((line) => {
    const [name = '', version] = line.split(' >= ');
    if (Number.isNaN(Number(version)))
      throw new Error(`browserslist: "${line}" is not like "chrome >= 119".`);
    return [name, Number(version)] as const;
  }),
);

/** The oldest supported browsers in Vite's format. */
export const BUILD_TARGET = [...OLDEST].map(([name, version]) => `${name.replace('_saf', '')}${version}`);
