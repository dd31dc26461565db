import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import packageJson from '../package.json' with { type: 'json' };

const CODE = /\.(tsx?|mjs)$/;
/** A relative import, or one by the name of a folder (`#shared/…`); all of them have a file extension. */
const IMPORT = /(?:from|import|mock)[\s(]*'([.#][^'?]*)/g;
/** Code that reads files without importing them. */
const READS = /\bread(File|dir)|toMatchFileSnapshot|@vite-ignore/;
/** A path in quotes, up to a placeholder: `'../openapi.yaml'`, `states/${tag}.dot`. */
const PATH = /['"`](?:\$\{\w+\})?([\w./-]*\w[\w./-]*)(?:['"`?]|\$\{)/g;
const COMMENT = /^\s*(\/\/|\/?\*).*$/gm;
/** A test that reads all files of the repository. */
const READS_ALL = /'ls-files'|\bglobSync\(/;
/** Tests that run the whole contract check, which takes longer than all of `npm run check`. */
const LONG = /^openapi\/conformance\/(run|outcomes|breaks\/score|comparison\/stories)\.test/;
/** The path that a file and its test share: `mocks/handlers/jobs`. */
const nameOf = (file) => file.replace(/(\.alone)?(\.test)?\.(tsx?|mjs)$/, '');
const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * The tests that depend on changed files, directly or not.
 * @param {readonly string[]} files all of the repository
 * @param {readonly string[]} changed
 * @returns {{ readers: string[], nearest: string[], long: string[] }} `readers` read a changed data file, or import a
 *   module that reads it; `nearest` import a changed file: by name, folder, then distance; `long` take long, of both
 */
export function relatedTests(files, changed) {
  const code = files.filter((file) => CODE.test(file) && existsSync(file));
  const texts = new Map(code.map((file) => [file, readFileSync(file, 'utf8')]));
  const imports = new Map(code.map((file) => [file, importsIn(file, texts.get(file))]));
  const testsOf = testFinder(imports);
  const data = changed.filter((file) => !CODE.test(file));
  const readers = new Set(data.flatMap((file) => testsOf(readersOf(file, texts, imports))));
  const readsAll = (file) => isTest(file) && READS_ALL.test(texts.get(file));
  if (changed.length > 0) for (const test of code.filter(readsAll)) readers.add(test);
  const others = testsOf(changed).filter((file) => !readers.has(file));
  const own = new Set(changed.map(nameOf));
  // Everything depends on generated files.
  const folders = new Set(changed.filter((file) => !file.includes('.gen.')).map((file) => dirname(file)));
  const rank = (file) => (own.has(nameOf(file)) ? 0 : folders.has(dirname(file)) ? 1 : 2);
  const nearest = others.toSorted((one, other) => rank(one) - rank(other));
  const isLong = (file) => LONG.test(file) && !changed.includes(file);
  return {
    readers: [...readers].filter((file) => !isLong(file)),
    nearest: nearest.filter((file) => !isLong(file)),
    long: [...readers, ...nearest].filter(isLong),
  };
}

function importsIn(file, text) {
  return [...text.matchAll(IMPORT)].map(([, path]) =>
    path.startsWith('#')
      ? path.replace(/^#\w+\//, (name) => packageJson.imports[`${name}*`].slice(2, -1))
      : join(file, '..', path),
  );
}

/** @returns a function: the tests that import these files, directly or not, and the tests among them; nearest first */
function testFinder(imports) {
  const importers = new Map();
  for (const [file, paths] of imports)
    for (const path of paths) importers.set(path, [...(importers.get(path) ?? []), file]);
  return (from) => {
    const reached = new Set(from);
    // The loop also visits what is added to the set, so the nearest come first.
    for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
    return [...reached].filter((file) => isTest(file) && existsSync(file));
  };
}

/** The modules that name a data file or its folder, and read files or import a module that does. */
function readersOf(data, texts, imports) {
  const reads = (file) => READS.test(texts.get(file) ?? '');
  return [...texts.keys()].filter((file) => {
    const needed = imports.get(file);
    return [file, ...needed].some(reads) && !needed.includes(data) && isNamed(data, texts.get(file));
  });
}

/** Whether code has the end of a file's path in quotes, or the path of one of its folders. */
function isNamed(file, text) {
  const path = `/${file}`;
  return [...text.replaceAll(COMMENT, '').matchAll(PATH)].some(([, written]) => {
    const name = written.replaceAll(/^(\.{0,2}\/)+|\/$/g, '');
    const isFolder = /^[^/].*\//.test(written) && path.includes(`/${name}/`);
    return path.endsWith(`/${name}`) || isFolder || dirname(file) === name;
  });
}
