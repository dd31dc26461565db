import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import {
  MAX_PHOTO_BYTES,
  MAX_TRAINING_PHOTOS,
  MIN_TRAINING_PHOTOS,
  SESSION_COOKIE,
  SESSION_LIFETIME_MS,
  TRAINING_COST_CREDITS,
} from '#openapi/limits.gen.ts';
import { isLoopback } from '#openapi/safe-address.ts';
import { BODIES, photoForm } from '../bodies.ts';
import type { Client } from '../client.ts';
import { LONGEST_MS, MINUTE_MS } from '../durations.ts';
import { field, keyOf, nameOf, rows, text, unreadableBody, withoutSecret } from '../exchange.ts';
import { createJar } from '../jar.ts';
import { missingFlags } from '../observed/session-cookie.ts';
import { served } from '../served.ts';
import { NotChecked, type Check, type Trial } from './trial.ts';

/** A new job. @returns its id */
async function jobId(t: Trial): Promise<string> {
  const created = await t.a.request('createJob', { body: BODIES.createJob() });
  t.need(created, 201);
  const unreadable = unreadableBody(created);
  if (unreadable !== undefined) throw new NotChecked(`${nameOf(created)} returned ${unreadable}`, true);
  return text(created, 'id');
}

/** A new session of account a, and the session cookie if the server has set one. */
async function signedIn(t: Trial) {
  const session = await t.freshSession();
  const cookie = session.jar.received.findLast((header) => header.startsWith(`${SESSION_COOKIE}=`));
  return { session, cookie, user: await session.request('getCurrentUser') };
}

const jobOf = (client: Client, id: string, options = {}) =>
  client.request('getJob', { params: { id }, ...options });

/** The checks of rules that neither comparison nor observation can prove. */
export const CHECKS: Readonly<Record<string, Check>> = {
  async 'SE-2'(t) {
    const cookie = `${SESSION_COOKIE}=${randomUUID()}`;
    const jar = createJar({ fetch: t.fetch });
    jar.set(t.baseUrl, `${cookie}; Path=/`);
    await t.hooks.signIn?.(jar, 'a');
    const response = await t.clientOf('nobody').request('getCurrentUser', { headers: { cookie } });
    t.expect(response, [401], 'a made-up cookie, after signing in with it');
  },
  async 'SE-3'(t) {
    const { cookie, user } = await signedIn(t);
    if (cookie === undefined)
      throw new NotChecked('the hook signIn gave the cookie itself, and followed no sign-in of the server');
    const missing = missingFlags(cookie, t.baseUrl);
    const shown = `Set-Cookie: ${withoutSecret(cookie)}`;
    t.claim(missing.length === 0, user, `a session cookie with ${missing.join(' and ')}`, shown);
  },
  async 'SE-14'(t) {
    const { session, cookie = '', user } = await signedIn(t);
    const [, age = Infinity] = /max-age=(\d+)/i.exec(cookie) ?? [];
    const isKept = Number(age) * 1000 >= SESSION_LIFETIME_MS;
    t.claim(isKept, user, 'a cookie that the browser keeps for a day', withoutSecret(cookie));
    const { advance } = t.hooks;
    if (!advance) throw new NotChecked('needs the hook advance');
    for (const why of ['a minute less than a day later', 'the same again: it counts from the last call']) {
      await advance(SESSION_LIFETIME_MS - MINUTE_MS);
      t.expect(await session.request('getCurrentUser'), [200], why);
    }
  },
  async 'GE-25'(t) {
    // A lone surrogate and NUL may be accepted or refused, but must never cause a later failure.
    for (const letters of [String.raw`"\ud83d"`, String.raw`"a\u0000b"`]) {
      const written = (body: object) => ({
        raw: { type: 'application/json', bytes: JSON.stringify(body).replace('"?"', letters) },
      });
      const created = await t.a.request('createJob', written({ ...BODIES.createJob(), brand: '?' }));
      if (t.expect(created, [201, 400], `the brand is ${letters}`) && created.status === 201)
        t.expect(await jobOf(t.a, text(created, 'id')), [200], `the brand is ${letters}`);
      const post = written({ ...BODIES.generatePost(t.a.id), topic: '?' });
      t.expect(await t.a.request('generatePost', post), [200, 400, 409, 422], `the topic is ${letters}`);
    }
  },
  async 'JB-1'(t) {
    const first = await jobOf(t.a, await jobId(t));
    const isNew = text(first, 'status') === 'PENDING' && text(first, 'next') === 'SCRIPT';
    t.claim(isNew, first, '`status` PENDING and `next` SCRIPT');
  },
  async 'JB-8'(t) {
    const otherSession = await t.freshSession('b');
    const foreignJob = await jobOf(otherSession, await jobId(t));
    const missing = await jobOf(otherSession, `job_${randomUUID()}`);
    for (const response of [foreignJob, missing]) t.expect(response, [404], 'no job of this user');
    const isAlike = ['error', 'code'].every((name) => field(foreignJob, name) === field(missing, name));
    t.claim(isAlike, foreignJob, 'the response about a job that never existed');
  },
  async 'JB-15'(t) {
    const id = await jobId(t);
    const read = () => jobOf(t.a, id, { isHurried: true, isConcurrent: true });
    for (const response of await Promise.all(Array.from({ length: 60 }, read)))
      t.expect(response, [200], 'one of 60 reads');
  },
  async 'TW-5'(t) {
    if (!isLoopback(new URL(t.baseUrl).hostname))
      throw new NotChecked('a server elsewhere cannot reach this machine to be seen');
    let fetched = 0;
    const trap = createServer((_, response) => {
      fetched += 1;
      response.end();
    });
    const { url, stop } = await served(trap, 0, '127.0.0.1');
    // A running training would cause this refusal.
    await t.hooks.advance?.(LONGEST_MS + MINUTE_MS);
    const amount = TRAINING_COST_CREDITS.fast;
    await t.hooks.setCredits?.('a', amount);
    const charged = await t.a.request('deductCredits', { body: { amount } });
    t.need(charged, 200);
    const headers = { 'charge-key': keyOf(charged) };
    const training = await t.a.request('trainTwin', {
      body: BODIES.trainTwin(t.a.id, `${url}/photos.zip`),
      headers,
    });
    const referenceImages = [1, 2, 3].map((index) => `${url}/${index}.png`);
    const job = await t.a.request('createJob', {
      body: { ...BODIES.createJob(), goal: 'photoshoot', referenceImages },
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    stop();
    await t.a.request('refundCredits', { body: { amount }, headers });
    if (text(training, 'code') === 'trainingRuns') t.need(training, 422);
    for (const response of [training, job])
      t.expect(response, [422], 'an address that the server did not hand out');
    t.claim(fetched === 0, job, 'no request to an address that the server did not hand out');
  },
  async 'PH-7'(t) {
    const bad = [t.samples.damaged, t.samples.cut];
    const photos = [...t.samples.photos(MIN_TRAINING_PHOTOS), ...bad];
    const response = await t.a.request('uploadTrainingPhotos', photoForm(t.a.id, photos));
    if (!t.expect(response, [415, 422], 'two photos that cannot be decoded')) return;
    const lines = rows(response, 'details').map(String);
    const areNamed = bad.every(({ name }) => lines.filter((line) => line.includes(name)).length === 1);
    t.claim(areNamed, response, 'a line in `details` about each photo that was refused');
  },
  async 'PH-10'(t) {
    const photos = t.samples
      .photos(MAX_TRAINING_PHOTOS)
      .map((photo) => t.samples.padded(photo, MAX_PHOTO_BYTES));
    const response = await t.a.request('uploadTrainingPhotos', photoForm(t.a.id, photos));
    t.expect(response, [200], 'as many photos as may be, of the largest size');
  },
};
