import { createStore, promisifyRequest } from 'idb-keyval';

let isHeld = false;
let held: Promise<unknown> | undefined;

/** Opens a transaction on the stored files, as another tab: nothing is answered before {@link releaseDevice}. */
export async function holdDevice(): Promise<void> {
  isHeld = true;
  await new Promise<void>((started) => {
    held = createStore('twin-studio', 'files')('readwrite', (rows) => {
      const goOn = () => {
        started();
        if (isHeld) rows.get('held').addEventListener('success', goOn);
      };
      rows.get('held').addEventListener('success', goOn);
      return promisifyRequest(rows.transaction);
    });
  });
}

/** Lets the device answer. */
export async function releaseDevice(): Promise<void> {
  isHeld = false;
  await held;
}
