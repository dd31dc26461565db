import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How a picture of now stands to the one of before. */
export type Comparison =
  | { kind: 'same' }
  | { kind: 'new' }
  | { kind: 'resized'; from: string; to: string }
  | { kind: 'changed'; pixels: number };

/** Compares two pictures. Where they differ, writes a third one that shows in red where. */
export function comparePictures(before: string, after: string, difference: string): Comparison {
  if (!existsSync(before)) return { kind: 'new' };
  const [oldFile, newFile] = [readFileSync(before), readFileSync(after)];
  if (oldFile.equals(newFile)) return { kind: 'same' };
  const [old, now] = [PNG.sync.read(oldFile), PNG.sync.read(newFile)];
  const { width, height } = now;
  if (old.width !== width || old.height !== height) {
    return { kind: 'resized', from: `${old.width} × ${old.height}`, to: `${width} × ${height}` };
  }
  const shown = new PNG({ width, height });
  const pixels = pixelmatch(old.data, now.data, shown.data, width, height);
  if (pixels === 0) return { kind: 'same' };
  mkdirSync(dirname(difference), { recursive: true });
  writeFileSync(difference, PNG.sync.write(shown));
  return { kind: 'changed', pixels };
}

/** The file of a picture below one of the folders. */
export const pictureFile = (folder: string, look: string, id: string) => join(folder, look, `${id}.png`);
