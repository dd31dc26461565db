import { inspectPhoto } from './inspect-photo.ts';

/** The darkroom: photos are decoded here, one after the other, and never on the page's own thread. */
addEventListener('message', (event: MessageEvent<Blob>) => {
  void inspectPhoto(event.data).then((inspection) => postMessage(inspection));
});
