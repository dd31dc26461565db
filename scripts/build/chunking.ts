import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { SCREENS } from '../../src/app/screens.ts';

const pathOf = (module: string) => fileURLToPath(new URL(`../../${module}`, import.meta.url));
const entry = pathOf('src/main.tsx');
/** What the demo's first answer needs. */
export const BACKEND = ['mocks/browser.ts', 'mocks/demo/start/start.ts'];
export const STUDIO = 'src/app/studio-screen.tsx';
/** Loaded with every signed-in screen. */
export const FRAME = 'src/app/signed-in-layout.tsx';

/**
 * How the code is laid into files: what the first page needs is one, and what several screens share beside that is
 * another, instead of one for each icon and each set of screens. Each further file is a further request on a slow line.
 */
export function chunking({ isDemo }: { isDemo: boolean }): Rolldown.CodeSplittingOptions {
  const isOfEntry = broughtBy([entry]);
  const others = SCREENS.map(({ module }) => module).filter((module) => module !== STUDIO);
  const isOfOthers = broughtBy([FRAME, ...others].map(pathOf));
  const isOfBackend = broughtBy(BACKEND.map(pathOf));
  return {
    groups: [
      // The mock's own pages need these, too, and nothing of the app.
      ...(isDemo
        ? [
            {
              test: /\/openapi\/|preload-helper|idb-keyval/,
              name: (id: string, modules: Modules) =>
                id.includes('idb-keyval') || isOfEntry(id, modules) ? 'base' : null,
              priority: 3,
            },
          ]
        : []),
      { name: (id, modules) => (isOfEntry(id, modules) ? 'app' : null), priority: 2 },
      {
        // Not what brings a package of its own.
        test: /\/src\/(shared\/(?!ui\/(dialog|file-drop|tooltip|toast-area))|entities\/(credits|job|picture|plan|twin)\/)|lucide-react/,
        minShareCount: 2,
        name: (id, modules) =>
          isOfEntry(id, modules) ? null : isIcon(id) || isOfOthers(id, modules) ? 'shared' : 'studio-shared',
        priority: 1,
      },
      // For the studio and the creation form, neither of which starts with a file.
      { test: /\/src\/entities\/photo\//, minShareCount: 2, name: 'photo' },
      { name: (id, modules) => (isOfBackend(id, modules) ? 'backend' : null) },
    ],
  };
}

/** All icons are imported by one index, which does not tell the screens that draw them. */
const isIcon = (id: string) => id.includes('lucide-react');

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Does a module come along with one of these? They themselves stay alone: what imports the entry's file would run it. */
function broughtBy(entries: readonly string[]): (id: string, modules: Modules) => boolean {
  let brought: Set<string> | undefined;
  return (id, modules) => {
    if (brought === undefined) {
      brought = new Set();
      for (const one of entries) addImports(one, modules, brought);
    }
    return !entries.includes(id) && brought.has(id);
  };
}

/** Adds everything that comes with a module at once. */
function addImports(id: string, modules: Modules, found: Set<string>): void {
  // Its index imports every icon; those that are used are few.
  if (found.has(id) || id.includes('lucide-react.')) return;
  found.add(id);
  for (const one of modules.getModuleInfo(id)?.importedIds ?? []) addImports(one, modules, found);
}
