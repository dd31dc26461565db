import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileStorage } from './file-storage.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-state-'));
});
afterEach(() => rm(folder, { recursive: true }));

const pieces = new Map([
  ['head', '{"version":2}'],
  ['users', '[{"id":"1","name":"Zoë"}]'],
]);

test('loads what was saved last, and leaves no other file behind', async () => {
  const storage = fileStorage(join(folder, 'state.json'));
  expect(await storage.load()).toBeNull();
  await storage.save(new Map());
  await storage.save(pieces);
  expect(await storage.load()).toBe(pieces);
  expect(await fileStorage(join(folder, 'state.json')).load()).toEqual(pieces);
  expect(await readdir(folder)).toEqual(['state.json']);
});

test('keeps a copy of a damaged state', async () => {
  await writeFile(join(folder, 'state.json'), '{');
  const storage = fileStorage(join(folder, 'state.json'));
  await storage.saveDamaged?.((await storage.load()) ?? new Map());
  expect(await readFile(join(folder, 'state.json.damaged'), 'utf8')).toBe('{');
});

test('rejects where it cannot write', async () => {
  await expect(fileStorage(join(folder, 'none', 'state.json')).save(pieces)).rejects.toThrow('ENOENT');
});
