import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

/** A relative import or one of the contract; all of them have a file extension. */
const IMPORT = /(?:from|import|mock)[\s(]*'(\.[^'?]*|#openapi\/[^'?]*)/g;
/** The path that a file and its test share: `mocks/handlers/jobs`. */
const nameOf = (file) => file.replace(/(\.alone)?(\.test)?\.(tsx?|mjs)$/, '');
const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * The tests that import changed files, directly or not.
 * @param {readonly string[]} files all of the repository
 * @param {readonly string[]} changed
 * @returns {{ always: string[], nearest: string[] }} the contract's tests when the contract changed, because they read
 *   it as a file; and all other related tests, those of the same name first, then by distance
 */
export function relatedTests(files, changed) {
  const importers = importersOf(files.filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(file)));
  const reached = new Set(changed);
  // The loop also visits what is added to the set, so the nearest come first.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);

  const isContractChanged = changed.some((file) => file.startsWith('openapi/'));
  const always = isContractChanged ? files.filter((file) => /^openapi\/[^/]+\.test\.ts$/.test(file)) : [];
  const related = [...reached].filter((file) => isTest(file) && existsSync(file) && !always.includes(file));
  const own = new Set(changed.map(nameOf));
  const isOwn = (file) => own.has(nameOf(file));
  return { always, nearest: [...related.filter(isOwn), ...related.filter((file) => !isOwn(file))] };
}

function importersOf(files) {
  const importers = new Map();
  for (const file of files) {
    for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const imported = path.startsWith('#') ? path.slice(1) : join(file, '..', path);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}
