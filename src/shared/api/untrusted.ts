/**
 * The fields of an answer, to be looked at one by one: a server may send less than its contract promises, down to a
 * 200 with `null`. Without it the person would read our own TypeError instead of the documented message.
 */
export function asUntrusted<T>(answer: T): { [Name in keyof T]?: unknown } {
  return typeof answer === 'object' && answer !== null ? answer : {};
}
