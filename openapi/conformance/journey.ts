import { JOB_END_STATUSES, MIN_TRAINING_PHOTOS, TRAINING_COST_CREDITS } from '../limits.gen.ts';
import type { TrainingMode } from '../types.gen.ts';
import { BODIES, photoForm } from './bodies.ts';
import { NotChecked, type Person, type Trial } from './check.ts';
import type { Call } from './client.ts';
import { LONGEST_MS } from './durations.ts';
import { keyOf, number, rows, text, type Exchange } from './exchange.ts';

// Steps that checks share. Each ends the check as not checked when the server refuses a call that it needs.

/** The present balance. */
export async function balanceOf(t: Trial, person: Person): Promise<number> {
  const answer = await person.call('getCredits');
  t.need(answer, 200);
  const credits = number(answer, 'credits');
  return Number.isNaN(credits) ? t.skip('needs a balance that is a number') : credits;
}

/** Ensures a balance of at least this many credits, within `--spend`. @returns the balance */
export async function withCredits(t: Trial, person: Person, credits: number): Promise<number> {
  if (t.budget.left < credits) t.skip(`needs ${credits} credits, and --spend leaves ${t.budget.left}`);
  const balance = await balanceOf(t, person);
  if (balance >= credits) return balance;
  if (!t.hooks.setCredits) return t.skip(`needs ${credits} credits or the hook setCredits`);
  await t.hooks.setCredits(person.name, credits);
  t.ledger.forget(person.name);
  const given = await balanceOf(t, person);
  if (given >= credits) return given;
  throw new NotChecked(`after setCredits(${person.name}, ${credits}) the balance is ${given}`, true);
}

/** The key of the charge that pays or is refunded. */
const keyed = (charge?: string): Pick<Call, 'headers'> =>
  charge === undefined ? {} : { headers: { 'charge-key': charge } };

export function refund(person: Person, amount: number, charge: string): Promise<Exchange> {
  return person.call('refundCredits', { body: { amount }, ...keyed(charge) });
}

/**
 * Charges for some work, and reads the balance, so that only the work can change it next.
 * @returns the key of the charge
 */
export async function paid(t: Trial, person: Person, amount: number): Promise<string> {
  await withCredits(t, person, amount);
  const charged = await person.call('deductCredits', { body: { amount } });
  t.need(charged, 200);
  await balanceOf(t, person);
  return keyOf(charged);
}

/** Uploads as many photos as a training needs. @returns the address of their package */
export async function photosOf(t: Trial, person: Person): Promise<string> {
  const answer = await person.call(
    'uploadTrainingPhotos',
    photoForm(person.id, t.samples.photos(MIN_TRAINING_PHOTOS)),
  );
  t.need(answer, 200);
  return text(answer, 'zipUrl');
}

export function train(person: Person, zipUrl: string, charge: string, mode = 'fast'): Promise<Exchange> {
  return person.call('trainTwin', {
    body: { ...BODIES.trainTwin(person.id, zipUrl), mode },
    ...keyed(charge),
  });
}

export function draw(person: Person, prompt: string, charge: string): Promise<Exchange> {
  return person.call('generateImage', {
    body: BODIES.generateImage(person.id, prompt),
    ...keyed(charge),
  });
}

export function trainingOf(person: Person): Promise<Exchange> {
  return person.call('getTrainingStatus', { params: { userId: person.id } });
}

export function twinsOf(person: Person): Promise<Exchange> {
  return person.call('listTrainedModels', { params: { userId: person.id } });
}

/** Pays for a training and begins it. */
export async function beginTraining(t: Trial, person: Person, mode: TrainingMode = 'fast'): Promise<void> {
  const charge = await paid(t, person, TRAINING_COST_CREDITS);
  t.need(await train(person, await photosOf(t, person), charge, mode), 200);
}

/** A training that runs; begins one unless there is one. */
export async function runningTraining(t: Trial, person: Person): Promise<Exchange> {
  const latest = await trainingOf(person);
  if (text(latest, 'status') === 'training') return latest;
  await beginTraining(t, person);
  return trainingOf(person);
}

/** Waits for the end of the training that runs. @returns its last status */
export function trainingEnd(
  t: Trial,
  person: Person,
  stepMs = 20_000,
  boundMs: number = LONGEST_MS,
): Promise<Exchange> {
  return t.until(
    () => trainingOf(person),
    (answer) => text(answer, 'status') !== 'training',
    { stepMs, boundMs },
  );
}

/** A ready twin's trigger word; trains one when there is none. */
export async function readyTwin(t: Trial, person: Person): Promise<string> {
  const [twin] = rows(await twinsOf(person));
  if (twin) return String(twin['trigger_word']);
  await runningTraining(t, person);
  await trainingEnd(t, person);
  const twins = await twinsOf(person);
  const [trained] = rows(twins);
  if (!trained) return t.skip('no training became a twin');
  return String(trained['trigger_word']);
}

export function newJob(person: Person, change: object = {}): Promise<Exchange> {
  return person.call('createJob', { body: { ...BODIES.createJob(), ...change } });
}

export function jobOf(person: Person, id: string, call: Call = {}): Promise<Exchange> {
  return person.call('getJob', { params: { id }, ...call });
}

export function hasEnded(job: Exchange): boolean {
  return JOB_END_STATUSES.some((status) => status === text(job, 'status'));
}

/** Waits for the end of a job. @returns its last state */
export function jobEnd(t: Trial, person: Person, id: string, stepMs = 10_000): Promise<Exchange> {
  return t.until(() => jobOf(person, id), hasEnded, { stepMs, boundMs: LONGEST_MS });
}

/** A new job. @returns its id */
export async function jobId(t: Trial, change: object = {}): Promise<string> {
  const answer = await newJob(t.a, change);
  t.need(answer, 201);
  return text(answer, 'id');
}

/** A completed job, shared by all checks of a run. */
export async function completeJob(t: Trial): Promise<Exchange> {
  const id = t.shared.get('job') ?? (await jobId(t));
  t.shared.set('job', id);
  const last = await jobEnd(t, t.a, id);
  if (text(last, 'status') !== 'COMPLETE') t.skip(`the job ended with ${text(last, 'status')}`);
  return last;
}

/** An address for one photo. */
export async function uploadAddress(t: Trial, person: Person): Promise<string> {
  const answer = await person.call('createUpload');
  t.need(answer, 200);
  return text(answer, 'uploadURL');
}
