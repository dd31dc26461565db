import { readFile, rename, writeFile } from 'node:fs/promises';
import { textStorage, type SnapshotStorage } from './snapshot-storage.ts';

/** Stores the snapshot in one file, which each save replaces atomically. */
export function fileStorage(path: string): SnapshotStorage {
  return textStorage({
    async read() {
      try {
        return await readFile(path, 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(text) {
      await writeFile(`${path}.part`, text);
      await rename(`${path}.part`, path);
    },
    writeDamaged: (text) => writeFile(`${path}.damaged`, text),
  });
}
