import { readFileSync } from 'node:fs';

const { imports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
/** The folders that others import by name (package.json, `imports`): `#shared/` → `src/shared/`. */
export const ROOMS = new Map(
  Object.entries(imports).map(([name, path]) => [name.slice(0, -1), path.slice(2, -1)]),
);
