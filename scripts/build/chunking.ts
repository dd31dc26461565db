import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { SCREENS } from '#app/screens.ts';
import { reachable } from '../reachable.ts';

const pathOf = (module: string) => fileURLToPath(new URL(`../../${module}`, import.meta.url));
const entry = pathOf('src/main.tsx');
/** The modules that answer the demo's first call. */
export const BACKEND = ['mocks/browser.ts', 'mocks/demo/start/start.ts'];
export const STUDIO = 'src/app/studio-screen.tsx';
export const LANDING = 'src/app/landing-screen.tsx';
/** Loaded with every signed-in screen. */
export const FRAME = 'src/app/signed-in-layout.tsx';

/**
 * How modules are grouped into files: one for the first page, and one for what several screens share, instead of one per
 * icon and set of screens. Each file is a request, which takes long on a slow line.
 */
export function chunking({ isDemo }: { isDemo: boolean }): Rolldown.CodeSplittingOptions {
  const isOfEntry = isImportedBy([entry]);
  const isOfLanding = isImportedBy([pathOf(LANDING)]);
  // What only the landing shows comes apart; what it shares would be one more file for other screens.
  const isOfApp = (id: string, modules: Modules) =>
    isOfEntry(id, modules) ||
    (isOfLanding(id, modules) && !/\/features\/(landing|session|pricing)\//.test(id));
  const others = SCREENS.map(({ module }) => module).filter((module) => module !== STUDIO);
  const isOfOthers = isImportedBy([FRAME, ...others].map(pathOf));
  const isOfStudio = isImportedBy([pathOf(STUDIO)]);
  const isOfBackend = isImportedBy(BACKEND.map(pathOf));
  return {
    groups: [
      // The simulated sign-in and payment pages use these, and nothing else of the app.
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
      { name: (id, modules) => (isOfApp(id, modules) ? 'app' : null), priority: 2 },
      // Each group takes along what its modules import, unless one before has it.
      ...[
        { name: 'shared', isIn: isOfOthers },
        { name: 'studio-shared', isIn: isOfStudio },
        // What only later panels of the studio share comes with them.
        { name: 'late', isIn: (id: string) => !/\/(features|training-photos)\//.test(id) },
      ].map(({ name, isIn }, at) => ({
        // Not modules that import a large package.
        test: /\/src\/(shared\/(?!ui\/(dialog|file-drop|tooltip|toast-area))|entities\/(credits|job|picture|training-photos|twin)\/|features\/studio\/)|lucide-react/,
        minShareCount: 2,
        name: (id: string, modules: Modules) => (isIn(id, modules) ? name : null),
        priority: 1.9 - at / 10,
      })),
      // For the studio and the creation form, which load it only for a file.
      { test: /\/src\/entities\/photo\//, minShareCount: 2, name: 'photo' },
      { name: (id, modules) => (isOfBackend(id, modules) ? 'backend' : null) },
    ],
  };
}

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Whether a module is a static import of one of the entries, but not an entry: importing an entry's file would run it. */
function isImportedBy(entries: readonly string[]): (id: string, modules: Modules) => boolean {
  let imported: Set<string> | undefined;
  return (id, modules) => {
    imported ??= reachable(entries, (one) => modules.getModuleInfo(one)?.importedIds ?? []);
    return !entries.includes(id) && imported.has(id);
  };
}
