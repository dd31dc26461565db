/** Tests that run the whole contract check, which takes a minute or more: left to `npm test`. */
const SLOW = /^openapi\/conformance\/(run|outcomes|mutants\/(score|equivalent-servers))\.test/;

/**
 * Sorts test files: those in the folder of a changed file first, then by the number of folders that they share with one.
 * @param {Iterable<string>} tests
 * @param {readonly string[]} changed paths of changed files
 * @returns {string[]}
 */
export function nearest(tests, changed) {
  const places = changed.map((file) => file.split('/').slice(0, -1));
  /** Steps from the test's folder to the nearest folder with a change. */
  const distance = (test) => {
    const folder = test.split('/').slice(0, -1);
    const steps = places.map((place) => {
      const differs = place.findIndex((name, depth) => name !== folder[depth]);
      const shared = differs === -1 ? place.length : differs;
      return place.length + folder.length - 2 * shared;
    });
    return changed.includes(test) ? -1 : Math.min(...steps);
  };
  return [...tests]
    .filter((test) => !SLOW.test(test))
    .toSorted((one, other) => distance(one) - distance(other));
}
