import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const IN_VAIN = /,\s*key: "\w+"|\bsize: 24,|,\s*aliases: \[[^\]]*\]|^__iconData\.node;$/gm;

/**
 * Imports each icon from its own file instead of the package's index, so that it is seen which screens use it, and leaves
 * out what an icon says in vain: keys of its lines, which React asks for in development only, the usual size, and its
 * earlier names.
 */
export function singleIcons(): Plugin {
  const icons = fileURLToPath(new URL('../../node_modules/lucide-react/dist/esm/', import.meta.url));
  const fileOf = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(`${icons}lucide-react.mjs`, 'utf8').matchAll(
    /export \{([^}]*)\} from '\.\/(icons\/[^']*)'/g,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) fileOf.set(name, icons + file);
  return {
    name: 'single-icons',
    apply: 'build',
    transform: {
      filter: { id: [/\/(src|mocks)\/.*\.tsx?$/, /lucide-react\/dist\/esm\/icons\//] },
      handler: (code) =>
        (code.includes('__iconData') ? code.replaceAll(IN_VAIN, '') : code).replaceAll(
          /^import \{([^}]*)\} from ['"]lucide-react['"];/gm,
          (_, names: string) =>
            Array.from(
              names.matchAll(/(\w+)(?: as (\w+))?/g),
              ([, name = '', as = name]) => `import ${as} from ${JSON.stringify(fileOf.get(name))};`,
            ).join(''),
        ),
    },
  };
}
