import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The chunks of a bundle by file name, and by the path of the module that they were made for. */
export function chunksByModule(bundle: Rolldown.OutputBundle): Map<string, Rolldown.OutputChunk> {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    chunks.set(chunk.fileName, chunk);
    if (chunk.facadeModuleId) chunks.set(chunk.facadeModuleId.replace(root, ''), chunk);
  }
  return chunks;
}

/** The files of these modules with their static imports. */
export function filesWith(chunks: Map<string, Rolldown.OutputChunk>, names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk) throw new Error(`The build has no chunk of its own for ${name}: see start-page.ts.`);
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    chunk.imports.forEach(visit);
  };
  names.forEach(visit);
  return files;
}

export function textOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`The build has no file ${file}: see start-page.ts.`);
  return String(asset.source).trim();
}
