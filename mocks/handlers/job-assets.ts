import type { Row } from '../db/schema.ts';
import type { PipelineStep } from '../domain/job-pipeline.ts';
import scripts from '../generators/writing/job-scripts.json' with { type: 'json' };
import type { Address, Schemas } from '../server/handler.ts';

/** A job's assets so far: each appears with its step. */
export function jobAssets(
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

/** A short script from the brief, by content type. */
function scriptOf({ goal, brief: { idea, brand, platform } }: Row<'jobs'>): string {
  const subject = idea.trim().replace(/[.!?\s]+$/, '');
  const tone = brand.trim().split(/[.\n]/)[0] ?? '';
  const lines = scripts[goal].map((line) => line.replace('{subject}', () => subject));
  return [...lines, '', `Tone: ${tone}. Cut for ${PLATFORM_NAMES[platform]}.`].join('\n');
}
