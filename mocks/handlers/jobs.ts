import type { Db } from '../db/db.ts';
import type { Row } from '../db/schema.ts';
import { pipelineState, type PipelineStep } from '../domain/job-pipeline.ts';
import scripts from '../generators/writing/job-scripts.json' with { type: 'json' };
import { problem, Reply, type Address, type Handler, type Schemas } from '../server/handler.ts';

export const createJob: Handler<'createJob'> = async ({ db, user, now, body, address, outcome }) => {
  const { goal, referenceImages = [], ...brief } = { referenceImages: undefined, ...body };
  const missing = referenceImages.filter((url) => !hasPhoto(db, user.id, url, address));
  if (missing.length > 0) {
    throw problem(422, { error: 'One of the photos is no longer there. Add it again.', details: missing });
  }
  if (!isCalendarTime(brief.schedule_at)) {
    throw problem(422, { error: 'This date does not exist.', details: [brief.schedule_at] });
  }
  const id = db.newId('job');
  await db.jobs.insert({
    id,
    userId: user.id,
    goal,
    brief,
    referenceImages,
    createdAt: now,
    failsAt: outcome.failsAt ?? null,
  });
  return new Reply({ id }, { Location: `${address.base}/api/jobs/${id}` });
};

export const getJob: Handler<'getJob'> = ({ db, user, now, params, address }) => {
  const job = db.jobs.get(params.id);
  // The same response as for a missing job, so that ids cannot be probed.
  if (job?.userId !== user.id)
    throw problem(404, "The job you're looking for doesn't exist or has been deleted.");
  const { status, next, finished, updatedAt } = pipelineState(job, now);
  const { id, goal, brief } = job;
  return {
    id,
    status,
    next,
    goal,
    input: brief,
    assets: jobAssets(job, finished, address),
    createdAt: new Date(job.createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
};

/** Whether the URL is an upload address of this server with a photo of this user. */
function hasPhoto(db: Db, userId: string, url: string, { origin, base }: Address): boolean {
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  const prefix = [`${base}/api/objects/upload/`, '/api/objects/upload/'].find((start) =>
    path.startsWith(start),
  );
  if (prefix === undefined) return false;
  const upload = db.uploads.get(path.slice(prefix.length));
  return upload?.userId === userId && upload.usedAt !== null;
}

function isCalendarTime(text: string): boolean {
  if (text === '') return true;
  const time = new Date(`${text}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.slice(0, 16));
}

/** The assets of the finished steps. */
function jobAssets(
  job: Row<'jobs'>,
  finished: readonly PipelineStep[],
  address: Address,
): Schemas['JobAssets'] {
  const shape = job.brief.ratio.replace(':', 'x');
  const assets: Schemas['JobAssets'] = {};
  if (finished.includes('SCRIPT')) assets.script = scriptOf(job);
  if (finished.includes('AVATAR')) assets.avatarUrl = address.file('avatar.webp');
  if (finished.includes('EDIT')) assets.thumbnailUrl = address.file(`thumbnail-${shape}.webp`);
  if (finished.includes('CAPTIONS')) assets.finalVideoUrl = address.file(`clip-${shape}.${address.clipType}`);
  if (job.lacks) delete assets[job.lacks];
  return assets;
}

const PLATFORM_NAMES: Record<Schemas['JobPlatform'], string> = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};

/** A short script for the brief and its content type. */
function scriptOf({ goal, brief: { idea, brand, platform } }: Row<'jobs'>): string {
  const subject = idea.trim().replace(/[.!?\s]+$/, '');
  const tone = brand.trim().split(/[.\n]/)[0] ?? '';
  const lines = scripts[goal].map((line) => line.replace('{subject}', () => subject));
  return [...lines, '', `Tone: ${tone}. Cut for ${PLATFORM_NAMES[platform]}.`].join('\n');
}
