import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path/posix';

const CODE = /\.(tsx?|mjs)$/;
/** A relative import or one of the contract; all of them have a file extension. */
const IMPORT = /(?:from|import|mock)[\s(]*'(\.[^'?]*|#openapi\/[^'?]*)/g;
/** A test that goes through all files of the repository. */
const READS_ALL = /'ls-files'/;
/** The path that a file and its test share: `mocks/handlers/jobs`. */
const nameOf = (file) => file.replace(/(\.alone)?(\.test)?\.(tsx?|mjs)$/, '');
const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * The tests that depend on changed files, directly or not.
 * @param {readonly string[]} files all of the repository
 * @param {readonly string[]} changed
 * @returns {{ readers: string[], nearest: string[] }} those that read a changed file, which a module they need names,
 *   and all others, those of the same name first, then by distance
 */
export function relatedTests(files, changed) {
  const data = changed.filter((file) => !CODE.test(file));
  const { importers, readsAll } = importersOf(
    files.filter((file) => CODE.test(file) && existsSync(file)),
    data,
  );
  const testsOf = (from) => {
    const reached = new Set(from);
    // The loop also visits what is added to the set, so the nearest come first.
    for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
    return [...reached].filter((file) => isTest(file) && existsSync(file));
  };
  const readers = [...new Set([...testsOf(data), ...(changed.length > 0 ? readsAll : [])])];
  const related = testsOf(changed).filter((file) => !readers.includes(file));
  const own = new Set(changed.map(nameOf));
  const isOwn = (file) => own.has(nameOf(file));
  return { readers, nearest: [...related.filter(isOwn), ...related.filter((file) => !isOwn(file))] };
}

/** Who imports a file, and who names one of the files of data in a line of code. */
function importersOf(files, data) {
  const importers = new Map();
  const add = (file, importer) => importers.set(file, [...(importers.get(file) ?? []), importer]);
  const readsAll = [];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const [, path] of text.matchAll(IMPORT))
      add(path.startsWith('#') ? path.slice(1) : join(file, '..', path), file);
    for (const one of data) if (namePattern(one).test(text)) add(one, file);
    if (isTest(file) && READS_ALL.test(text)) readsAll.push(file);
  }
  return { importers, readsAll };
}

/** The name of a file at the end of a text in quotes: `'../openapi.yaml'`. */
function namePattern(file) {
  const name = basename(file).replaceAll('.', '\\.');
  return new RegExp(`^(?!\\s*(?://|/?\\*)).*['"\`/]${name}['"\`?]`, 'm');
}
