import { JOB_ASSET_LIFETIME_MS, SESSION_COOKIE, SESSION_LIFETIME_MS } from '#openapi/limits.gen.ts';
import type { Checks, Trial } from '../check.ts';
import { MINUTE_MS } from '../durations.ts';
import { text, withoutSecret, type Exchange } from '../exchange.ts';
import { completeJob, jobOf } from '../journey.ts';
import { expectMedia } from './media.ts';

const QUARTER_MS = 15 * MINUTE_MS;
const MAX_AHEAD_MS = 14 * 60 * MINUTE_MS;

/** A time that has just been set is now. If it is off by whole quarters of an hour, it is local time labelled UTC. */
export function expectOwnTime(t: Trial, exchange: Exchange, time: string): void {
  const offMs = Date.parse(time) - t.advancedMs() - Date.now();
  const quarters = Math.round(offMs / QUARTER_MS);
  const isZone =
    quarters !== 0 &&
    Math.abs(offMs) <= MAX_AHEAD_MS &&
    Math.abs(offMs - quarters * QUARTER_MS) < 3 * MINUTE_MS;
  const expected = `the time of now in UTC; ${time} is off by ${(quarters * QUARTER_MS) / (60 * MINUTE_MS)} hours`;
  t.claim(!isZone, exchange, expected);
}

/** Checks of minimum lifetimes. They move the clock far, and end the sessions. */
export const lifetimeChecks: Checks = {
  'SE-14': {
    needs: ['advance'],
    async run(t) {
      const session = await t.freshSession('a');
      const user = await session.call('getCurrentUser');
      t.need(user, 200);
      const cookie = session.jar.received.findLast((one) => one.startsWith(`${SESSION_COOKIE}=`)) ?? '';
      const [, age = Infinity] = /max-age=(\d+)/i.exec(cookie) ?? [];
      const isKept = Number(age) * 1000 >= SESSION_LIFETIME_MS;
      t.claim(isKept, user, 'a cookie that the browser keeps for a day', withoutSecret(cookie));
      for (const why of ['a minute less than a day later', 'the same again: it counts from the last call']) {
        await t.later(SESSION_LIFETIME_MS - MINUTE_MS);
        t.expect(await session.call('getCurrentUser'), 200, why);
      }
    },
  },
  'JB-6': {
    needs: ['advance'],
    async run(t) {
      const job = await completeJob(t);
      // Each read of the job may sign its addresses anew, for an hour.
      for (const read of [job, await jobOf(t.a, text(job, 'id'))]) {
        await t.later(JOB_ASSET_LIFETIME_MS - MINUTE_MS);
        await expectMedia(t, read, text(read, 'assets.finalVideoUrl'), 'video');
      }
    },
  },
};
