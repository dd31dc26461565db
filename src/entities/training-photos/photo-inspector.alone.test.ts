import { expect, it, vi } from 'vitest';
import { photo } from '../../test/photos.ts';
import { inspectInWorker } from './photo-inspector.ts';

vi.mock(import('./inspect-photo.ts'), () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a photo is refused with a hint to reload when the code to check it cannot be loaded', async () => {
  expect(await inspectInWorker(photo('me.png'))).toEqual({
    isUsable: false,
    cause: 'cannot be checked: reload this page, then add it',
  });
});
