import { createStore, promisifyRequest } from 'idb-keyval';

let isHeld = false;
let held: Promise<unknown> | undefined;

/** Opens a transaction on the stored files, as another tab would. It blocks them until {@link releaseDevice}. */
export async function holdDevice(): Promise<void> {
  isHeld = true;
  await new Promise<void>((started) => {
    held = createStore('twin-studio', 'files')('readwrite', (rows) => {
      const continueTransaction = () => {
        started();
        if (isHeld) rows.get('held').addEventListener('success', continueTransaction);
      };
      rows.get('held').addEventListener('success', continueTransaction);
      return promisifyRequest(rows.transaction);
    });
  });
}

/** Finishes the transaction of {@link holdDevice}. */
export async function releaseDevice(): Promise<void> {
  isHeld = false;
  await held;
}
