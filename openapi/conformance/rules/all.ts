import type { Check, Checks } from '../check.ts';
import { checkoutChecks } from './checkout.ts';
import { imageChecks } from './images.ts';
import { jobChecks, jobEndChecks } from './jobs.ts';
import { photoChecks } from './photos.ts';
import { sessionChecks } from './sessions.ts';
import { lifetimeChecks } from './times.ts';
import { twinChecks, untrainedChecks } from './twins.ts';
import { uploadChecks } from './uploads.ts';
import { unstyledChecks, writingChecks } from './writing.ts';

/** Every check in the order of a run: those of new accounts first, those that wait last. */
export const CHECKS: readonly Check[] = [
  untrainedChecks,
  unstyledChecks,
  sessionChecks,
  photoChecks,
  uploadChecks,
  jobChecks,
  writingChecks,
  twinChecks,
  imageChecks,
  jobEndChecks,
  checkoutChecks,
  lifetimeChecks,
].flatMap((checks: Checks) =>
  Object.entries(checks).map(([id, check]) => ({
    id,
    ...(typeof check === 'function' ? { run: check } : check),
  })),
);
