import { gzipSync } from 'node:zlib';
import { minifySync, type Rolldown } from 'vite';

/** Bytes of each separate module, min + gzip, by the file that contains it. Their sum exceeds the file's size. */
export type ModuleSizes = Record<string, Record<string, number>>;

/** Measures the modules of a bundle. @param root the folder that their paths are relative to */
export function moduleSizes(bundle: Rolldown.OutputBundle, root: string): ModuleSizes {
  const sizes: ModuleSizes = {};
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    sizes[chunk.fileName] = Object.fromEntries(
      Object.entries(chunk.modules).flatMap(([id, { code }]) =>
        code === null ? [] : [[id.replace(`${root}/`, '').replaceAll('\0', ''), sizeOf(id, code)]],
      ),
    );
  }
  return sizes;
}

function sizeOf(id: string, code: string): number {
  return gzipSync(minifySync(id, code).code).length;
}
