/**
 * Waits two seconds for IndexedDB, because a browser profile that hangs must not stop the demo. In two steps, between
 * which a busy page handles the answers that have arrived.
 * @throws when it does not answer
 */
export function inTime<T>(operation: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    operation.then(resolve, reject);
    setTimeout(() => setTimeout(reject, 500), 1_500);
  });
}
