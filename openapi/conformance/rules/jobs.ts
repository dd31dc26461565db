import { randomUUID } from 'node:crypto';
import { JOB_ENDS_WITHIN_MS, MAX_BRAND_LENGTH, MAX_IDEA_LENGTH } from '../../limits.gen.ts';
import { expectEach, together, type Case, type Checks } from '../check.ts';
import { field, keyOf, text } from '../exchange.ts';
import {
  BODIES,
  completeJob,
  hasEnded,
  jobEnd,
  jobId,
  jobOf,
  newJob,
  referencePhotos,
  uploadAddress,
} from '../journey.ts';
import { expectKeyReused, expectOnce } from './credits.ts';
import { expectSame } from './keys.ts';
import { expectMedia, isReadable } from './media.ts';
import { expectOwnTime } from './times.ts';

/** A request for a job that differs in something. */
const job = (what: string, change: object, status: number): Case => [
  what,
  { body: { ...BODIES.createJob(), ...change } },
  status,
];

const MEDIA = { finalVideoUrl: 'video', avatarUrl: 'image', thumbnailUrl: 'image' } as const;

export const jobChecks: Checks = {
  async 'GE-18'(t) {
    const first = await jobOf(t.a, await jobId(t));
    for (const name of ['createdAt', 'updatedAt']) expectOwnTime(t, first, text(first, name));
  },
  async 'JB-1'(t) {
    const created = await newJob(t.a);
    t.expect(created, 201);
    const first = await jobOf(t.a, text(created, 'id'));
    t.expect(first, 200);
    const isNew = text(first, 'status') === 'PENDING' && text(first, 'next') === 'SCRIPT';
    t.claim(isNew, first, '`status` PENDING and `next` SCRIPT');
  },
  async 'JB-2'(t) {
    const change = {
      platform: 'instagram',
      ratio: '1:1',
      voice: 'user',
      schedule_at: '2026-12-01T09:30',
      brand: 'Warm'.padEnd(MAX_BRAND_LENGTH, '.'),
      idea: 'A candle'.padEnd(MAX_IDEA_LENGTH, '.'),
    };
    const first = await jobOf(t.a, await jobId(t, change));
    const { goal, ...input } = { ...BODIES.createJob(), ...change };
    t.claim(field(first, 'goal') === goal, first, `\`goal\` ${goal}`);
    for (const [name, value] of Object.entries(input)) {
      const received = String(field(first, `input.${name}`));
      const length = `${received.length} characters of \`input.${name}\``;
      t.claim(received === value, first, `\`input.${name}\` ${value.slice(0, 40)}, as it was sent`, length);
    }
  },
  async 'JB-8'(t) {
    const id = await jobId(t);
    const theirs = await jobOf(t.b, id);
    const missing = await jobOf(t.b, `job_${randomUUID()}`);
    t.expect(theirs, 404, 'of somebody else');
    t.expect(missing, 404, 'never was');
    t.claim(theirs.text === missing.text, theirs, `the answer for one that never was: ${missing.text}`);
  },
  'JB-9': (t) =>
    expectEach(t, 'createJob', [
      job('no brand', { brand: '' }, 400),
      job('a blank brand', { brand: ' \n ' }, 400),
      job('no idea', { idea: '' }, 400),
      job('a blank idea', { idea: '\t' }, 400),
      job('a brand of 2001 characters', { brand: 'x'.repeat(MAX_BRAND_LENGTH + 1) }, 400),
      job('an idea of 5001 characters', { idea: 'x'.repeat(MAX_IDEA_LENGTH + 1) }, 400),
      job('the longest', { brand: 'x'.repeat(MAX_BRAND_LENGTH), idea: 'x'.repeat(MAX_IDEA_LENGTH) }, 201),
    ]),
  async 'JB-10'(t) {
    const photos = await referencePhotos(t, t.a, 11);
    for (const goal of ['ai_twin', 'photoshoot']) {
      await expectEach(t, 'createJob', [
        job(`${goal} without photos`, { goal }, 400),
        ...[0, 2, 11].map((count) =>
          job(`${goal} with ${count} photos`, { goal, referenceImages: photos.slice(0, count) }, 400),
        ),
        ...[3, 10].map((count) =>
          job(`${goal} with ${count} photos`, { goal, referenceImages: photos.slice(0, count) }, 201),
        ),
      ]);
    }
    const referenceImages = photos.slice(0, 3);
    const turned = { goal: 'photoshoot', referenceImages: referenceImages.toReversed() };
    t.expect(await newJob(t.a, turned), 201, 'the photos in any order');
    await expectEach(t, 'createJob', [
      job('a reel with photos', { referenceImages }, 400),
      job('a reel with an empty list of photos', { referenceImages: [] }, 400),
      job('a commercial with photos', { goal: 'commercial', referenceImages }, 400),
    ]);
  },
  async 'JB-11'(t) {
    const [mine, theirs] = [await referencePhotos(t, t.a, 3), await referencePhotos(t, t.b, 1)];
    const unused = await uploadAddress(t, t.a);
    for (const [what, address] of [
      ['a photo of somebody else', theirs[0]],
      ['an address without a photo', unused],
      ['a made-up address', `/api/objects/upload/${randomUUID()}`],
      ['an address elsewhere', 'https://evil.example/photo.png'],
    ]) {
      const change = { goal: 'photoshoot', referenceImages: [...mine.slice(0, 2), address] };
      t.expect(await newJob(t.a, change), 422, what);
    }
  },
  'JB-12': (t) =>
    expectEach(t, 'createJob', [
      job('30 February', { schedule_at: '2027-02-30T10:00' }, 422),
      ...['02-03T25:00', '02-03T24:00', '02-03T10:60', '02-03T10:00:60', '13-01T10:00', '00-10T10:00'].map(
        (time) => job(time, { schedule_at: `2027-${time}` }, 422),
      ),
      job('29 February 2100', { schedule_at: '2100-02-29T10:00' }, 422),
      job('a time with a zone', { schedule_at: '2027-02-03T10:00Z' }, 400),
      job('a word', { schedule_at: 'tomorrow' }, 400),
      job('a leap day', { schedule_at: '2028-02-29T10:00' }, 201),
      job('a day of the past', { schedule_at: '2020-05-01T10:00' }, 201),
      job('not scheduled', { schedule_at: '' }, 201),
    ]),
  async 'JB-13'(t) {
    const first = await jobId(t);
    const second = await newJob(t.a);
    t.claim(text(second, 'id') !== first, second, 'another id than the job before');
  },
  async 'JB-14'(t) {
    const first = await newJob(t.a);
    t.need(first, 201);
    const keys = { key: keyOf(first) };
    expectSame(t, await newJob(t.a, {}, keys), first, 'the same key');
    const reversed = Object.fromEntries(Object.entries(BODIES.createJob()).toReversed());
    const call = { body: reversed, headers: { 'idempotency-key': keyOf(first) } };
    expectSame(t, await t.a.call('createJob', call), first, 'the same key, the fields in another order');
    const key = randomUUID();
    expectOnce(t, await together(3, () => newJob(t.a, {}, { key })), 201);
    expectKeyReused(t, await newJob(t.a, { goal: 'commercial' }, keys), 'another job with the same key');
  },
  async 'JB-15'(t) {
    const id = await jobId(t);
    const read = () => jobOf(t.a, id, { isHurried: true });
    for (const answer of await Promise.all(Array.from({ length: 60 }, read))) {
      t.expect(answer, 200, 'one of 60 reads');
    }
  },
  'JB-17': (t) =>
    expectEach(t, 'createJob', [
      job('an unknown goal', { goal: 'film' }, 400),
      job('an unknown platform', { platform: 'myspace' }, 400),
      job('an unknown ratio', { ratio: '4:3' }, 400),
      job('an unknown voice', { voice: 'robot' }, 400),
      ...['instagram', 'facebook', 'youtube', 'linkedin'].map((platform) => job(platform, { platform }, 201)),
    ]),
};

/** They wait for jobs to end. */
export const jobEndChecks: Checks = {
  async 'JB-5'(t) {
    const id = await jobId(t);
    t.shared.set('job', id);
    const last = await jobEnd(t, t.a, id, 10_000);
    t.claim(hasEnded(last), last, 'a job that has ended');
    // The end stays the end.
    await t.hooks.advance?.(60_000);
    await jobOf(t.a, id);
  },
  async 'JB-14'(t) {
    const created = await newJob(t.a);
    t.need(created, 201);
    await jobEnd(t, t.a, text(created, 'id'));
    expectSame(t, await newJob(t.a, {}, { key: keyOf(created) }), created, 'the same key, after its end');
  },
  async 'JB-6'(t) {
    const last = await completeJob(t);
    const urls = Object.entries(MEDIA).map(([name, kind]) => [text(last, `assets.${name}`), kind] as const);
    t.claim(text(last, 'assets.finalVideoUrl') !== '', last, '`assets.finalVideoUrl`');
    for (const [url, kind] of urls) {
      if (url !== '') await expectMedia(t, last, url, kind);
    }
  },
  async 'UP-12'(t) {
    const last = await completeJob(t);
    for (const name of Object.keys(MEDIA)) {
      const url = text(last, `assets.${name}`);
      if (url === '' || url.startsWith('data:')) continue;
      const answer = await t.nobody.send('GET', url, { headers: { origin: new URL(t.baseUrl).origin } });
      t.claim(isReadable(t, answer), answer, '`Access-Control-Allow-Origin` for the app');
    }
  },
  'JB-7': {
    needs: ['failNextJob'],
    async run(t) {
      const undo = await t.hooks.failNextJob?.('a');
      const last = await jobEnd(t, t.a, await jobId(t));
      await undo?.();
      t.claim(text(last, 'status') === 'ERROR', last, '`status` ERROR');
      t.claim(text(last, 'next') !== 'DONE', last, '`next` at the step that failed');
      await t.hooks.advance?.(JOB_ENDS_WITHIN_MS);
      const later = await jobOf(t.a, text(last, 'id'));
      const isSame = ['status', 'next', 'updatedAt'].every((name) => text(later, name) === text(last, name));
      t.claim(isSame, later, `\`status\` ERROR and \`next\` ${text(last, 'next')}, as before`);
    },
  },
};
