import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const entry = fileURLToPath(new URL('../src/main.tsx', import.meta.url));

/**
 * How the code is laid into files: what the first page needs is one, and what several screens share beside that is
 * another, instead of one for each icon and each set of screens. Each file more is a question more on a slow line.
 */
export function fewFiles(): Rolldown.CodeSplittingOptions {
  let ofEntry: Set<string> | undefined;
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
