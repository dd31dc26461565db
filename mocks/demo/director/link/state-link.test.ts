import { expect, test } from 'vitest';
import { SNAPSHOT_VERSION } from '#mocks/db/schema.ts';
import { seededPictures } from '#mocks/demo/device/seeded-device.ts';
import { MAX_FRAGMENT, pack, unpack } from '#mocks/demo/start/packed-text.ts';
import { readStartAddress } from '#mocks/demo/start/start-address.ts';
import { readLinkedChanges } from '#mocks/demo/start/state-changes.ts';
import { drawnUrl } from '#mocks/generators/picture/draw-picture.ts';
import { signedIn } from '#mocks/testing/signed-in.ts';
import { IMAGE_COST_CREDITS, IMAGE_SETTINGS } from '#openapi/limits.gen.ts';
import { captureState } from './capture-state.ts';
import { readStateFile, stateFile, stateLink } from './state-link.ts';

const NOTHING_KEPT = { texts: {}, files: {} };
const ORIGIN = 'http://demo.example';
/** Too long for a link, also when it is compressed. */
const NOISE = Array.from({ length: 9000 }, (_, index) => ((index * index * 7919) % 9973).toString(36)).join(
  '',
);

async function changesIn(link: string): Promise<unknown> {
  const { changes } = readStartAddress(link);
  return changes === undefined ? undefined : JSON.parse(await unpack(changes));
}

test('a link to the present state names the scenario alone where nothing was changed', async () => {
  const { backend } = await signedIn('new-creator');
  backend.clock.setSpeed(60);
  const state = captureState(backend, NOTHING_KEPT);
  const href = await stateLink({ href: `${ORIGIN}/studio#pricing`, theme: 'dark' }, state);
  expect(href).toBe(`${ORIGIN}/studio?scenario=new-creator&speed=60&theme=dark#pricing`);
});

test('a link to the present state says how much time has passed where something is under way, and when time stands still', async () => {
  const { backend } = await signedIn('photo-warnings');
  backend.clock.pause();
  backend.clock.advance(95_000);
  const href = await stateLink({ href: `${ORIGIN}/studio` }, captureState(backend, NOTHING_KEPT));
  expect(href).toBe(`${ORIGIN}/studio?scenario=photo-warnings&speed=0&after=95`);
  expect(readStartAddress(href)).toMatchObject({ speed: 0, after: 95, problems: [] });
});

test('a link to the present state carries the pictures of the device only where they are others than at the start', async () => {
  const { backend } = await signedIn('creator');
  const pictures = seededPictures('creator', 0, String);
  const device = (kept: unknown) => ({ texts: {}, files: { 'pictures:user_ada': kept } });
  expect(captureState(backend, device(pictures)).changes).toBeUndefined();
  const fewer = device(pictures.slice(1));
  expect(captureState(backend, fewer).changes).toMatchObject({ device: fewer });
});

test('a link to the present state carries what a picture is drawn from, and it is drawn again', async () => {
  const { backend, client } = await signedIn();
  await client.call('deductCredits', { body: { amount: IMAGE_COST_CREDITS } });
  const sentPrompt = 'ADA7K person, in a red coat';
  const body = { userId: 'user_ada', prompt: sentPrompt, ...IMAGE_SETTINGS };
  const { imageUrl } = (await client.call('generateImage', { body })).body as { imageUrl: string };
  const device = { texts: {}, files: { 'pictures:user_ada': [{ id: 'one', imageUrl, sentPrompt }] } };
  const link = await stateLink({ href: `${ORIGIN}/studio` }, captureState(backend, device));
  expect(link.length).toBeLessThan(MAX_FRAGMENT);
  const drawing = { twinSeed: 'ADA7K', prompt: sentPrompt };
  const files = { 'pictures:user_ada': [{ id: 'one', sentPrompt, imageUrl: { drawing } }] };
  expect(await changesIn(link)).toMatchObject({ device: { files } });
  expect(await drawnUrl(drawing)).toBe(imageUrl);
});

test('a link to the present state carries what was done, and whatever a fault is made of', async () => {
  const { backend, client } = await signedIn('new-creator');
  await client.call('deductCredits', { body: { amount: 40 } });
  const fault = { operation: 'trainTwin', kind: 'status', status: 502, oneIn: 3, seed: 7 } as const;
  await backend.faults.add(fault);
  backend.clock.pause();
  const device = { texts: { 'twin-studio:prompt-draft:user_nia': '"at the sea"' }, files: {} };
  const href = await stateLink({ href: `${ORIGIN}/studio` }, captureState(backend, device));
  expect(href.length).toBeLessThan(1000);
  expect(await changesIn(href)).toMatchObject({
    user: 'user_nia',
    now: backend.clock.now(),
    startsAt: backend.db.meta.startedAt,
    rows: { ledger: [{ kind: 'grant' }, { kind: 'charge', amount: -40 }] },
    faults: [fault],
    device,
  });
});

test('a link to the present state of a demo that also changed tokens and sentences still opens, without them', async () => {
  const look = { tokens: { '--ember': 'green' }, sentences: { Credits: 'Coins' } };
  const changes = { version: SNAPSHOT_VERSION, user: null };
  expect(await readLinkedChanges(await pack(JSON.stringify({ ...changes, look })))).toEqual({
    value: changes,
  });
});

test('a link to the present state is a file when it is too long, which reads back as the same', async () => {
  const { backend } = await signedIn('new-creator');
  const device = { texts: { 'twin-studio:style-draft:user_nia': NOISE }, files: {} };
  const state = captureState(backend, device);
  const place = { href: `${ORIGIN}/studio#pricing` };
  expect((await stateLink(place, state)).length).toBeGreaterThan(MAX_FRAGMENT);
  expect(readStateFile(stateFile(place, state), 'http://other.example')).toEqual({
    scenario: 'new-creator',
    speed: 1,
    after: undefined,
    screen: '/studio#pricing',
    changes: state.changes,
  });
});

const packed = (state: object) => pack(JSON.stringify({ version: SNAPSHOT_VERSION, ...state }));

test.each([
  ['is no packed text', async () => '%%%', /cut or changed/],
  ['is longer than any link', () => packed({ user: NOISE }), /cut or changed/],
  ['holds more than 1 MB', () => packed({ user: ' '.repeat(2_000_000) }), /holds more than 1 MB/],
  ['is at a time that no clock shows', () => packed({ now: 1e300 }), /It is damaged/],
  ['lets time pass without an end', () => packed({ steps: [{ do: 'pass', ms: 1e300 }] }), /It is damaged/],
  [
    'chooses fewer photos than none',
    () => packed({ steps: [{ do: 'choose', field: 'Training photos', files: { photos: -1 } }] }),
    /It is damaged/,
  ],
])(
  'a link whose state is refused says why, and leaves the last visit alone: it %s',
  async (_, text, reason) => {
    expect(await readLinkedChanges(await text())).toEqual({ problem: expect.stringMatching(reason) });
  },
);

const file = (parts: object) =>
  JSON.stringify({ kind: 'AI Twin Studio: a state of the demo', address: '/?scenario=creator', ...parts });
const changed = (changes: object) => file({ changes: { version: SNAPSHOT_VERSION, ...changes } });
const row = { id: 'twin_1', userId: 'user_ada', triggerWord: 'ADA2M', mode: 'fast', completedAt: 0 };
const fault = { operation: 'makeTea', kind: 'hang' };

test.each([
  ['no JSON', 'GIF89a', 'This file is no state of the demo.'],
  ['an unknown scenario', file({ address: '/?scenario=nobody' }), /no scenario "nobody"\. For example/],
  ['another version', changed({ version: 0 }), /made by version 0 of the demo’s data/],
  ['a wrong row', changed({ rows: { twins: [{ ...row, mode: 'sepia' }] } }), /A row of twins in it does not/],
  ['an id twice', changed({ rows: { twins: [row, row] } }), /Two rows of twins in it have the same id/],
  ['another table', changed({ rows: { cats: [] } }), /It is damaged/],
  ['a fault of no call', changed({ faults: [fault] }), /no operation "makeTea"/],
])('a file that is no state of this demo is refused with the reason: %s', (_, text, reason) => {
  expect(() => readStateFile(text, ORIGIN)).toThrow(reason);
});
