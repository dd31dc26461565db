import type { Db } from '../db/db.ts';
import { problem, WithHeaders, type Address, type Handler, type Schemas } from '../server/handler.ts';
import { jobAssets } from './job-assets.ts';
import { pipelineState } from '../domain/pipeline.ts';

export const createJob: Handler<'createJob'> = async ({ db, user, now, body, address, course }) => {
  const { goal, platform, ratio, brand, idea, voice, schedule_at } = body;
  const referenceImages = 'referenceImages' in body ? body.referenceImages : [];
  const lost = referenceImages.filter((url) => !holdsPhoto(db, user.id, url, address));
  if (lost.length > 0) {
    throw problem(422, { error: 'One of the photos is no longer there. Add it again.', details: lost });
  }
  if (!isCalendarTime(schedule_at)) {
    throw problem(422, { error: 'This date does not exist.', details: [schedule_at] });
  }
  const id = db.newId('job');
  await db.jobs.insert({
    id,
    userId: user.id,
    goal,
    platform,
    ratio,
    brand,
    idea,
    voice,
    scheduleAt: schedule_at,
    referenceImages,
    createdAt: now,
    failsAt: course.failsAt ?? null,
  });
  return new WithHeaders({ id }, { Location: `${address.base}/api/jobs/${id}` });
};

export const getJob: Handler<'getJob'> = ({ db, user, now, params, address }) => {
  const job = db.jobs.get(params.id);
  // Somebody else's job is answered like a missing one, so that ids cannot be probed.
  if (job?.userId !== user.id)
    throw problem(404, "The job you're looking for doesn't exist or has been deleted.");
  const { status, next, finished, updatedAt } = pipelineState(job, now);
  const { platform, ratio, voice, brand, idea, scheduleAt } = job;
  return {
    id: job.id,
    status,
    next,
    goal: job.goal as Schemas['ContentType'],
    input: { platform, ratio, voice, brand, idea, schedule_at: scheduleAt } as Schemas['JobInput'],
    assets: jobAssets(job, finished, address),
    createdAt: new Date(job.createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
};

/** Only addresses that this server handed out count, and only when a photo was put there by the same person. */
function holdsPhoto(db: Db, userId: string, url: string, { origin, base }: Address): boolean {
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  const prefix = [`${base}/api/objects/upload/`, '/api/objects/upload/'].find((one) => path.startsWith(one));
  if (prefix === undefined) return false;
  const upload = db.uploads.get(path.slice(prefix.length));
  return upload?.userId === userId && upload.usedAt !== null;
}

function isCalendarTime(text: string): boolean {
  if (text === '') return true;
  const time = new Date(`${text}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.slice(0, 16));
}
