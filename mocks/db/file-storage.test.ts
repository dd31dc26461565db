import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileStorage } from './file-storage.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-state-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('gives back what was saved last, and leaves no other file behind', async () => {
  const storage = fileStorage(join(folder, 'state.json'));
  expect(await storage.load()).toBeNull();
  await storage.save('{"a":1}');
  await storage.save('{"a":2}');
  expect(await storage.load()).toBe('{"a":2}');
  expect(await readdir(folder)).toEqual(['state.json']);
});

it('keeps a damaged state aside', async () => {
  await fileStorage(join(folder, 'state.json')).saveDamaged?.('{');
  expect(await readFile(join(folder, 'state.json.damaged'), 'utf8')).toBe('{');
});

it('rejects where it cannot write', async () => {
  await expect(fileStorage(join(folder, 'none', 'state.json')).save('{}')).rejects.toThrow('ENOENT');
});
