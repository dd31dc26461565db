import type { Account } from '../adapter.ts';
import { LONGEST_MS } from '../durations.ts';
import { text } from '../exchange.ts';
import type { ComparedServer } from './compared-server.ts';
import { ofUser, readJob, type Step } from './steps.ts';

const MIDDLE = /^(?!PENDING|COMPLETE|ERROR)[A-Z]|processing$/;
const START = /^PENDING|starting$/;
/** How much longer each step of the clock is than the last one: a job has seven steps to be seen, a training two. */
const GROWTH = { getJob: 1.07, getTrainingStatus: 1.5 };

/** Moves the clock until the last work is in this state. @returns how far, if it got there */
export async function passUntil(
  server: ComparedServer,
  who: Account,
  of: 'getTrainingStatus' | 'getJob',
  wanted: 'middle' | 'end',
): Promise<number | undefined> {
  const look = of === 'getJob' ? readJob(who, `«job ${who} 0»`) : ofUser(who, of);
  for (let passedMs = 0, stepMs = 1000; passedMs < LONGEST_MS; stepMs *= GROWTH[of]) {
    const answer = await server.send(look);
    const state = `${text(answer, 'status')} ${text(answer, 'training_status')}`.trim();
    const at = START.test(state) ? 'start' : MIDDLE.test(state) ? 'middle' : 'end';
    if (at === wanted) return passedMs;
    if (at === 'end') return undefined;
    const ms = Math.round(stepMs);
    await server.pass(ms);
    passedMs += ms;
  }
  return undefined;
}

/** Sends the provider's notice of a checkout, the latest one or an earlier one. */
export async function pay(
  server: ComparedServer,
  { who, isPaid, isSigned, times, back = 0 }: Extract<Step, { do: 'pay' }>,
): Promise<void> {
  const { confirmPayment, sendNotice } = server.hooks;
  const own = server.created.filter((one) => one.kind === 'checkout' && one.who === who);
  const url = own.at(-1 - back)?.value;
  if (url === undefined) return;
  const address = new URL(url, server.baseUrl).href;
  const isGood = isPaid && isSigned;
  const before = server.payments.get(address) ?? 0;
  if (isGood) server.payments.set(address, before + times);
  // Payments and separate notices in turn: to the server, these may be different events.
  const one = async (_: unknown, index: number) =>
    isGood && (sendNotice === undefined || (before + index) % 2 === 0)
      ? confirmPayment?.(address, who)
      : sendNotice?.(address, who, { isPaid, isSigned });
  await Promise.all(Array.from({ length: times }, one));
}
