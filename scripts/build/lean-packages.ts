import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const icons = `${packages}lucide-react/dist/esm/`;

/** For the build: react-router without its warnings to developers, which its usual entry always contains. */
export const ROUTER = `${packages}react-router/dist/production/index.mjs`;

const SONNER = /\/sonner\/dist\/index\.mjs/;

/** What the app never uses of a package's files. */
const UNUSED: readonly { path: RegExp; part: RegExp }[] = [
  // Keys of an icon's lines, which React asks for in development only, the usual size, and earlier names.
  {
    path: /\/lucide-react\/dist\/esm\/icons\//,
    part: /,\s*key: "\w+"|\bsize: 24,|,\s*aliases: \[[^\]]*\]|^__iconData\.node;$/gm,
  },
  // Names for developers, loading ahead and forms that submit to a route, which are for the framework of react-router.
  {
    path: /\/react-router\/dist\/production\//,
    part: /^\w+\.displayName = .*;$|shouldPrefetch && !isAbsolute \?.*(?=link;$)|(?<=^var Form) = [^]*?^\)(?=;$)/gm,
  },
  // The look of sonner's cards, and its swipe: the app has its own (toast-area.tsx).
  { path: SONNER, part: /--gray\d+:[^;]*;/g },
  { path: SONNER, part: /@keyframes (?:sonner|swipe)-[\w-]+\{(?:[^{}]*\{[^{}]*\})*\}/g },
  {
    path: SONNER,
    part: /(?<=[}"])[^{}"]*(?:data-(?:styled|sonner-theme|rich-colors|promise|swiping=true|swiped|swipe-out=true)|\.sonner-(?!loading-bar,)|dir=)[^{}"]*\{[^{}]*\}/g,
  },
];

/** The code of a file without what the app never uses of it. */
export function lean(code: string, path: string): string {
  return UNUSED.filter((one) => one.path.test(path)).reduce(
    (rest, { part }) => rest.replaceAll(part, ''),
    code,
  );
}

/**
 * Leaves out of packages what the app does not use, and imports each icon from its own file instead of the package's
 * index, so that it is seen which screens use it.
 */
export function leanPackages(): Plugin {
  const fileOf = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(`${icons}lucide-react.mjs`, 'utf8').matchAll(
    /export \{([^}]*)\} from '\.\/(icons\/[^']*)'/g,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) fileOf.set(name, icons + file);
  return {
    name: 'lean-packages',
    apply: 'build',
    transform: {
      filter: { id: [/\/(src|mocks)\/.*\.tsx?$/, ...UNUSED.map(({ path }) => path)] },
      handler: (code, id) =>
        lean(code, id).replaceAll(/^import \{([^}]*)\} from ['"]lucide-react['"];/gm, (_, names: string) =>
          Array.from(
            names.matchAll(/(\w+)(?: as (\w+))?/g),
            ([, name = '', as = name]) => `import ${as} from ${JSON.stringify(fileOf.get(name))};`,
          ).join(''),
        ),
    },
  };
}
