// The flags of every command: of the server check, the simulated backend and the scripts. Plain JavaScript, because any
// installed Node must be able to set up a fresh clone.
import { parseArgs } from 'node:util';

/**
 * Prints one sentence and exits before any work; a stack trace would hide it.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(2);
}

/**
 * The flags of a command, or one sentence and the usage if they cannot be read. `--help` prints the usage.
 * @template {Record<string, import('node:util').ParseArgsOptionDescriptor>} T
 * @param {T} options
 * @param {string} usage
 */
export function readFlags(options, usage) {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } });
    if ('help' in values && values.help === true) {
      console.log(usage);
      process.exit(0);
    }
    return values;
  } catch (error) {
    return stop(`${/** @type {Error} */ (error).message.split('. ')[0]}.\n\n${usage}`);
  }
}

/**
 * A number from 0 on, or one sentence.
 * @param {string} flag
 * @param {string | undefined} text
 * @param {number} fallback
 */
export function readNumber(flag, text, fallback) {
  if (text === undefined) return fallback;
  const number = Number(text);
  return Number.isFinite(number) && number >= 0 ? number : stop(`${flag} needs a number, 0 or more.`);
}

/**
 * A port number, or one sentence.
 * @param {string | undefined} text
 * @param {number} fallback
 */
export function readPort(text, fallback) {
  if (text === undefined) return fallback;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  return stop(`--port needs a number from 0 to 65535, not "${text}".`);
}

/**
 * Reports in one sentence why a server did not start.
 * @param {Error & { code?: string }} error
 * @param {number} port
 */
export function stopUnlistened(error, port) {
  if (error.code === 'EADDRINUSE' || /already in use/.test(error.message)) {
    stop(`Port ${port} is in use. Choose another one with --port, e.g. --port ${port + 1}.`);
  }
  if (error.code === 'EACCES') stop(`Port ${port} needs more rights. Choose one above 1023 with --port.`);
  stop(`The server could not start on port ${port}: ${error.message}`);
}
