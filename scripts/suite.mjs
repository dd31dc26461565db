import { timedOutFiles } from './time-outs.mjs';

/** More slow files than this mean a fault, not a busy machine. */
const MAX_SLOW_FILES = 2;

/**
 * Runs all files, then repeats alone each file that failed only by a time limit.
 * @param {(file: string) => { isOk: boolean, files: { file: string, passed: number, failed: number, messages: string[] }[] }} runFiles
 *   runs one file, or `all`
 * @param {string[]} slow files of this and earlier suites that passed only alone; this suite adds its own
 * @returns {{ passed: number, failed: number }}
 */
export function suite(runFiles, slow) {
  let { isOk, files } = runFiles('all');
  const timedOut = timedOutFiles(files);
  const isBusyMachine = slow.length + timedOut.length <= MAX_SLOW_FILES;
  if (!isBusyMachine)
    console.log(`\n${timedOut.length} more files reached a time limit: too many to be run again`);
  for (const file of isBusyMachine ? timedOut : []) {
    console.log(`\n── again, alone, because it reached a time limit: ${file}`);
    const again = runFiles(file);
    if (!again.isOk) continue;
    slow.push(file);
    files = [...files.filter((one) => one.file !== file), ...again.files];
    isOk ||= files.every(({ failed }) => failed === 0);
  }
  const total = (key) => files.reduce((all, file) => all + file[key], 0);
  const counts = { passed: total('passed'), failed: total('failed') };
  // A run that fails without a failed test (a broken file, no tests) counts as one failure.
  const isBroken = (!isOk || counts.passed === 0) && counts.failed === 0;
  return isBroken ? { ...counts, failed: 1 } : counts;
}
