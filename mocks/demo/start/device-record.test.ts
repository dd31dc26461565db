import { clear, setMany } from 'idb-keyval';
import { expect, test } from 'vitest';
import { STATES } from '#mocks/states/states.ts';
import { seededFiles } from '../device/seeded-device.ts';
import { countStoredPhotos, fileStore } from './device-record.ts';

test('the photos that a state stores are counted', async () => {
  await clear(fileStore);
  await setMany(Object.entries(seededFiles('photos-few', 0, String)), fileStore);
  expect(await countStoredPhotos(STATES['photos-few'].user?.userId ?? '')).toBe(5);
  expect(await countStoredPhotos('user_ada')).toBe(0);
});
