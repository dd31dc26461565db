/**
 * A time limit of tests and of the contract check, as long as this machine needs: TIME_LIMIT_SCALE is how many times
 * slower it is than the machine that the limits were chosen on (measured by scripts/measure-machine.mjs).
 * @param {number} ms
 */
export const scaled = (ms) => Math.ceil(ms * Number(process.env.TIME_LIMIT_SCALE ?? 1));
