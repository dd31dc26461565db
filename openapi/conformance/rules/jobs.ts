import { randomUUID } from 'node:crypto';
import { JOB_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { BODIES } from '../bodies.ts';
import type { Checks } from '../check.ts';
import { field, text } from '../exchange.ts';
import { completeJob, hasEnded, jobEnd, jobId, jobOf, newJob } from '../journey.ts';
import { expectMedia, isReadable } from './media.ts';
import { expectOwnTime } from './times.ts';

const MEDIA = { finalVideoUrl: 'video', avatarUrl: 'image', thumbnailUrl: 'image' } as const;

export const jobChecks: Checks = {
  async 'GE-18'(t) {
    const first = await jobOf(t.a, await jobId(t));
    for (const name of ['createdAt', 'updatedAt']) expectOwnTime(t, first, text(first, name));
  },
  async 'GE-25'(t) {
    // A lone surrogate, and NUL: may be taken or refused, and must never cause a failure later.
    for (const letters of [String.raw`"\ud83d"`, String.raw`"a\u0000b"`]) {
      const written = (body: object) => ({
        raw: { type: 'application/json', bytes: JSON.stringify(body).replace('"?"', letters) },
      });
      const created = await t.a.call('createJob', written({ ...BODIES.createJob(), brand: '?' }));
      if (t.expect(created, [201, 400], `the brand is ${letters}`) && created.status === 201)
        t.expect(await jobOf(t.a, text(created, 'id')), 200, `the brand is ${letters}`);
      const post = written({ ...BODIES.generatePost(t.a.id), topic: '?' });
      t.expect(await t.a.call('generatePost', post), [200, 400, 409, 422], `the topic is ${letters}`);
    }
  },
  async 'JB-1'(t) {
    const created = await newJob(t.a);
    if (!t.expect(created, 201)) return;
    const first = await jobOf(t.a, text(created, 'id'));
    t.expect(first, 200);
    const isNew = text(first, 'status') === 'PENDING' && text(first, 'next') === 'SCRIPT';
    t.claim(isNew, first, '`status` PENDING and `next` SCRIPT');
  },
  async 'JB-8'(t) {
    const id = await jobId(t);
    const theirs = await jobOf(t.b, id);
    const missing = await jobOf(t.b, `job_${randomUUID()}`);
    t.expect(theirs, 404, 'of somebody else');
    t.expect(missing, 404, 'never was');
    const isAlike = ['error', 'code'].every((name) => field(theirs, name) === field(missing, name));
    t.claim(isAlike, theirs, `the answer for one that never was: ${missing.text}`);
  },
  async 'JB-15'(t) {
    const id = await jobId(t);
    const read = () => jobOf(t.a, id, { isHurried: true, isAtOnce: true });
    for (const answer of await Promise.all(Array.from({ length: 60 }, read))) {
      t.expect(answer, 200, 'one of 60 reads');
    }
  },
};

/** Checks that wait for jobs to end. */
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
      const answer = await t.nobody.send('GET', url, {
        headers: { origin: new URL(t.baseUrl).origin },
      });
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
