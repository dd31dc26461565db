import { inspectPhoto } from './inspect-photo.ts';

// Decodes photos one at a time, off the main thread.
addEventListener('message', (event: MessageEvent<File>) => {
  void inspectPhoto(event.data).then((inspection) => postMessage(inspection));
});
