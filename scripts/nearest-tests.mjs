/** Tests that run the whole contract check for a minute or more. Only `npm test` runs them. */
const SLOW = /^openapi\/conformance\/(run|outcomes|mutants\/(score|equivalent-servers))\.test/;

/**
 * Sorts test files by their distance from a changed file: changed tests first, then those in the same folder.
 * @param {Iterable<string>} tests
 * @param {readonly string[]} changed paths of changed files
 * @returns {string[]}
 */
export function nearest(tests, changed) {
  const changedFolders = changed.map((file) => file.split('/').slice(0, -1));
  /** Steps from the test's folder to the nearest folder with a change. */
  const distance = (test) => {
    const folder = test.split('/').slice(0, -1);
    const steps = changedFolders.map((changedFolder) => {
      const differs = changedFolder.findIndex((name, depth) => name !== folder[depth]);
      const shared = differs === -1 ? changedFolder.length : differs;
      return changedFolder.length + folder.length - 2 * shared;
    });
    return changed.includes(test) ? -1 : Math.min(...steps);
  };
  return [...tests].filter((test) => !SLOW.test(test)).toSorted((a, b) => distance(a) - distance(b));
}
