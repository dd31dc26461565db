import { beforeEach, expect, test, vi } from 'vitest';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { setCurrentPerson } from '#shared/api/person.ts';
import { toastHistory } from '#shared/lib/toast.ts';
import { roughNetwork, type RoughNetwork } from './testing/rough-network.ts';
import { closeTabs, lastNotice, openTab } from './testing/tabs.ts';

let network: RoughNetwork;

beforeEach(async () => {
  network = await roughNetwork();
  return closeTabs;
});

test.each([
  ['user_ada', true],
  ['user_bob', false],
  // Signed out meanwhile: the landing says so, unless credits may be owed.
  [undefined, true],
])('the end of a training is announced to the person whom it is about: %s %s', async (person, isTold) => {
  const tab = openTab();
  const training = tab.press();
  const told = toastHistory().length;
  network.setWeather([null, 'lostBefore', 'busy']);
  await tab.reach('uploading');
  setCurrentPerson(person);
  await training;
  expect(toastHistory().length - told).toBe(isTold ? 1 : 0);
});

test('nothing is announced after a sign-out when nothing was charged', async () => {
  const told = toastHistory().length;
  setCurrentPerson(undefined);
  await openTab().press();
  expect(toastHistory()).toHaveLength(told);
});

test('a cancelled upload is refunded', async () => {
  const tab = openTab();
  tab.cancelUpload();
  await network.backend.faults.add({ operation: 'uploadTrainingPhotos', kind: 'hang' });
  const training = tab.press();
  await tab.reach('uploading');
  tab.cancelUpload();
  await training;
  const back = `Your ${TRAINING_COST_CREDITS} credits have been refunded.`;
  expect(lastNotice()?.text).toBe(`You cancelled the upload. ${back}`);
  expect(network.balance()).toBe(network.balanceBefore);
});

test('the server’s guidelines are printed to the console (§8)', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue(undefined);
  const body = { error: 'No.', details: ['Dark'], guidelines: ['One person', 'Good light'] };
  const tab = openTab();
  await network.refuse('uploadTrainingPhotos', 422, body);
  await tab.press();
  await network.refuse('uploadTrainingPhotos', 422);
  await tab.press();
  expect(info.mock.calls).toEqual([['Photo guidelines:\n• One person\n• Good light']]);
});
