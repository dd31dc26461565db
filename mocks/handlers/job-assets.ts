import type { Row } from '../db/schema.ts';
import type { Address, Schemas } from '../server/handler.ts';
import type { PipelineStep } from '../domain/job-pipeline.ts';

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
  const beats: Record<Schemas['ContentType'], string[]> = {
    commercial: [
      'OPEN on a detail, close enough to touch. Natural sound only.',
      `NARRATOR: ${subject}.`,
      'CUT to the moment it is used, in one steady shot.',
      'NARRATOR: You will know it when you see it.',
      'END CARD: name, one line, nothing else.',
    ],
    ai_twin: [
      'OPEN on you, looking straight into the lens.',
      `YOU: Let me tell you about this. ${subject}.`,
      'CUT to the side angle for the part that matters.',
      'YOU: That is all of it. The rest is practice.',
      'HOLD two seconds, then fade.',
    ],
    photoshoot: [
      'FRAME 1: three-quarter portrait, soft window light.',
      `FRAME 2: the idea in one picture. ${subject}.`,
      'FRAME 3: hands and a prop, shallow focus.',
      'FRAME 4: full figure, walking out of the light.',
    ],
    reel: [
      'HOOK (0–2 s): say the surprising part first.',
      `YOU: ${subject}.`,
      'BEAT 2 (4–8 s): the reason, with a text overlay.',
      'BEAT 3 (8–13 s): the example, handheld.',
      'CLOSE (13–15 s): back to the first frame, so that it loops.',
    ],
  };
  return [...beats[goal], '', `Tone: ${tone}. Cut for ${PLATFORM_NAMES[platform]}.`].join('\n');
}
