import { timedOutFiles } from './time-outs.mjs';

/** More files than this that only pass alone are no accident of a busy machine. */
const MAX_SLOW_FILES = 2;

/**
 * Runs all files, then those that only reached a time limit once more, alone.
 * @param {(file: string) => { isOk: boolean, files: { file: string, passed: number, failed: number, messages: string[] }[] }} runFiles
 *   runs one file, or `all`
 * @param {string[]} slow the files of this and earlier suites that passed only alone: added to
 * @returns {{ passed: number, failed: number }}
 */
export function suite(runFiles, slow) {
  let { isOk, files } = runFiles('all');
  const timedOut = timedOutFiles(files);
  const isAccident = slow.length + timedOut.length <= MAX_SLOW_FILES;
  if (!isAccident)
    console.log(`\n${timedOut.length} more files reached a time limit: too many to be run again`);
  for (const file of isAccident ? timedOut : []) {
    console.log(`\n── once more, alone, because it reached a time limit: ${file}`);
    const again = runFiles(file);
    if (!again.isOk) continue;
    slow.push(file);
    files = [...files.filter((one) => one.file !== file), ...again.files];
    isOk ||= files.every(({ failed }) => failed === 0);
  }
  const total = (key) => files.reduce((all, file) => all + file[key], 0);
  const counts = { passed: total('passed'), failed: total('failed') };
  // A runner that fails without a failed test (a broken file, no tests) counts as one failure.
  const isBroken = (!isOk || counts.passed === 0) && counts.failed === 0;
  return isBroken ? { ...counts, failed: 1 } : counts;
}
