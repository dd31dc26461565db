import { readFile, rename, writeFile } from 'node:fs/promises';
import { textStorage, type SnapshotStorage } from './snapshot-storage.ts';

/**
 * Keeps the snapshot in one file, for `npm run mock-api -- --state FILE`. Each save is written beside the file and
 * moved over it, so that a stop in the middle leaves the last whole snapshot.
 */
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
