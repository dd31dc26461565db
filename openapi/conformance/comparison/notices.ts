import { LONGEST_MS } from '../durations.ts';
import { text } from '../exchange.ts';
import { request } from '../scenarios/account-steps.ts';
import { created, userId } from '../scenarios/references.ts';
import type { NoticeStep, WaitForStep } from '../scenarios/steps.ts';
import type { ComparedServer } from './compared-server.ts';

const MIDDLE = /^(?!PENDING|COMPLETE|ERROR)[A-Z]|processing$/;
const START = /^PENDING|starting$/;
/** The growth of each step of the clock: a job has seven visible steps, a training two. */
const GROWTH = { job: 1.07, training: 1.5 };

/** Advances the clock until the last work has this state. @returns how far, or undefined if it never did */
export async function advanceUntil(
  server: ComparedServer,
  { who, work, state: wanted }: WaitForStep,
): Promise<number | undefined> {
  const read =
    work === 'job'
      ? request(who, 'getJob', { params: { id: created('createJob', who) } })
      : request(who, 'getTrainingStatus', { params: { userId: userId(who) } });
  for (let passedMs = 0, stepMs = 1000; passedMs < LONGEST_MS; stepMs *= GROWTH[work]) {
    const response = await server.send(read);
    const state = `${text(response, 'status')} ${text(response, 'training_status')}`.trim();
    const position = positionOf(state);
    if (position === wanted) return passedMs;
    if (position === 'ended') return undefined;
    const ms = Math.round(stepMs);
    await server.advance(ms);
    passedMs += ms;
  }
  return undefined;
}

function positionOf(state: string): WaitForStep['state'] | 'at the start' {
  if (START.test(state)) return 'at the start';
  return MIDDLE.test(state) ? 'in the middle' : 'ended';
}

/** Sends the notices of a payment. */
export async function sendNotices(
  server: ComparedServer,
  { who, notice, times, back }: NoticeStep,
): Promise<void> {
  const { confirmPayment, sendNotice } = server.hooks;
  const own = server.created.filter((resource) => resource.kind === 'createCheckout' && resource.who === who);
  const url = own.at(-1 - back)?.value;
  if (url === undefined) return;
  const address = new URL(url, server.baseUrl).href;
  const isPaid = notice !== 'unpaid';
  const isSigned = notice !== 'unsigned';
  const before = server.payments.get(address) ?? 0;
  if (notice === 'paid') server.payments.set(address, before + times);
  // Payments and separate notices alternate: to the server, these may be different events.
  const sendOne = async (_: unknown, index: number) =>
    notice === 'paid' && (sendNotice === undefined || (before + index) % 2 === 0)
      ? confirmPayment?.(address, who)
      : sendNotice?.(address, who, { isPaid, isSigned });
  await Promise.all(Array.from({ length: times }, sendOne));
}
