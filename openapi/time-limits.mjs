/** How many times longer than on the machine that the limits were chosen on; measured by scripts/measure-machine.mjs. */
const scale = Number(process.env.TIME_LIMIT_SCALE ?? 1);

/**
 * A time limit of tests and of the contract check, for this machine.
 * @param {number} ms
 */
export const scaled = (ms) => Math.ceil(ms * scale);
