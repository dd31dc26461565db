import packageJson from '../package.json' with { type: 'json' };

/** The folders that others import by name (package.json, `imports`): `#shared/` → `src/shared/`. */
export const ROOMS = new Map(
  Object.entries(packageJson.imports).map(([name, path]) => [name.slice(0, -1), path.slice(2, -1)]),
);
