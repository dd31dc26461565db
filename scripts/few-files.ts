import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const pathOf = (module: string) => fileURLToPath(new URL(`../${module}`, import.meta.url));
const entry = pathOf('src/main.tsx');
/** What the demo's first answer needs; the modules themselves stay alone, as the entry does. */
const BACKEND = ['mocks/browser.ts', 'mocks/browser/start.ts'].map(pathOf);

/**
 * How the code is laid into files: what the first page needs is one, and what several screens share beside that is
 * another, instead of one for each icon and each set of screens. Each file more is a question more on a slow line.
 */
export function fewFiles(): Rolldown.CodeSplittingOptions {
  let ofEntry: Set<string> | undefined;
  let ofBackend: Set<string> | undefined;
  const isOfBackend: (id: string, modules: Modules) => boolean = (id, modules) => {
    if (ofBackend === undefined) {
      ofBackend = new Set();
      for (const module of BACKEND) importsOf(module, modules, ofBackend);
    }
    return !BACKEND.includes(id) && ofBackend.has(id);
  };
  const isOfEntry: (id: string, modules: Modules) => boolean = (id, modules) => {
    ofEntry ??= importsOf(entry, modules);
    return ofEntry.has(id);
  };
  return {
    groups: [
      // The mock's own pages need these, too, and nothing of the app.
      {
        test: /\/openapi\/|preload-helper|idb-keyval/,
        name: (id, modules) => (id.includes('idb-keyval') || isOfEntry(id, modules) ? 'base' : null),
        priority: 3,
      },
      // The entry itself stays alone: what imports its file would run it.
      { name: (id, modules) => (id !== entry && isOfEntry(id, modules) ? 'app' : null), priority: 2 },
      {
        // Not what brings a package of its own.
        test: /\/src\/shared\/(?!ui\/(dialog|file-drop|tooltip|toast-area))|lucide-react/,
        minShareCount: 2,
        name: (id, modules) => (isOfEntry(id, modules) ? null : 'shared'),
        priority: 1,
      },
      { name: (id, modules) => (isOfBackend(id, modules) ? 'backend' : null) },
    ],
  };
}

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Everything that comes with a module at once. */
function importsOf(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  // Its index imports every icon; those that are used are few.
  if (id.includes('lucide-react.')) return found;
  found.add(id);
  for (const one of modules.getModuleInfo(id)?.importedIds ?? []) importsOf(one, modules, found);
  return found;
}
