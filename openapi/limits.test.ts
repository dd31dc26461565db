import { expect, test } from 'vitest';
import { at, objectOf, readContract } from '#scripts/contract/document.ts';
import * as limits from './limits.gen.ts';
import { operations } from './operations.gen.ts';

/** Sections 3, 4, 5 and 9 of the specification, copied by hand. */
const SPECIFIED: Partial<typeof limits> = {
  MIN_TRAINING_PHOTOS: 8,
  MAX_TRAINING_PHOTOS: 20,
  RECOMMENDED_TRAINING_PHOTOS: { min: 12, max: 15 },
  MAX_PHOTO_BYTES: 10_485_760,
  TRAINING_COST_CREDITS: { fast: 200, lora: 200 },
  IMAGE_COST_CREDITS: 5,
  BUY_MORE_BELOW_CREDITS: 200,
  MIN_REFERENCE_PHOTOS: 3,
  MAX_REFERENCE_PHOTOS: 10,
  TRAINING_DURATION_MS: { fast: 180_000, lora: 1_200_000 },
  JOB_POLL_INTERVAL_MS: 2000,
  IMAGE_SETTINGS: { aspect: '1:1', steps: 24, guidance: 3.5 },
  DOCUMENT_EXTENSIONS: ['.txt', '.doc', '.docx', '.pdf'],
  PRICING_TIERS: ['starter', 'creator', 'pro'],
  PLANS: {
    starter: { priceUsd: 9.99, trainings: 1, images: 20, credits: 300 },
    creator: { priceUsd: 39.99, trainings: 5, images: 60, credits: 1000 },
    pro: { priceUsd: 99.99, trainings: 15, images: 200, credits: 3000 },
  },
  TRAINING_MODES: ['fast', 'lora'],
  TEMPLATE_CATEGORIES: [
    'Professional',
    'Editorial',
    'Cinematic',
    'Social Media',
    'Business',
    'Lifestyle',
    'Creative',
  ],
  POST_PLATFORMS: ['facebook', 'instagram', 'linkedin', 'tiktok'],
  DEFAULT_POST_PLATFORM: 'facebook',
  CONTENT_TYPES: ['commercial', 'ai_twin', 'photoshoot', 'reel'],
  JOB_PLATFORMS: ['tiktok', 'instagram', 'facebook', 'youtube', 'linkedin'],
  DEFAULT_JOB_PLATFORM: 'tiktok',
  JOB_RATIOS: ['9:16', '1:1', '16:9'],
  DEFAULT_JOB_RATIO: '9:16',
  JOB_VOICES: ['ai', 'user'],
  DEFAULT_JOB_VOICE: 'ai',
  PIPELINE_STEPS: ['SCRIPT', 'VOICE', 'AVATAR', 'BROLL', 'EDIT', 'CAPTIONS', 'SCHEDULE', 'DONE'],
  SESSION_COOKIE: 'session',
};

test('the limits of the contract match the specification (§3.2, §9.5)', () => {
  expect(limits).toMatchObject(SPECIFIED);
});

/** Numbers that are not limits. No noun follows a status: 200 credits are a price. */
const STATUSES = Object.values(operations)
  .flatMap(({ statuses }): readonly (number | string)[] => statuses)
  .join('|');
const NO_LIMIT = new RegExp(
  [
    /^\d+\.|`[^`]*`|\b[A-Z]+-\d+|RFC \d+|\b5xx|\b60 (reads|times)|\b60th/.source,
    `\\b(${STATUSES})\\b(?! (?!(and|as|before|on|or|tell|when|where|with)\\b)[a-z])`,
  ].join('|'),
  'gm',
);
// Limits in minutes, hours, days and MB count as well.
const LIMIT_NUMBERS = (JSON.stringify(limits).match(/\d+(\.\d+)?/g) ?? []).flatMap((text) =>
  [1, 60_000, 3_600_000, 86_400_000, 1_048_576].map((unit) => Number(text) / unit),
);

/** Limits that a text contains as numbers, with the text around them. */
function typedLimits(prose: string): string[] {
  const text = prose.replaceAll(NO_LIMIT, '');
  return [...text.matchAll(/\d+(\.\d+)?/g)]
    .filter(([number]) => Number(number) > 1 && LIMIT_NUMBERS.includes(Number(number)))
    .map(({ index }) => text.slice(Math.max(0, index - 20), index + 20));
}

test('the prose of the contract names limits instead of repeating numbers', async () => {
  expect(proseOf(await readContract()).flatMap(typedLimits)).toEqual([]);
});

test('the accepted image types exclude SVG', () => {
  for (const type of limits.PHOTO_MEDIA_TYPES) expect(type).toMatch(/^image\/(?!svg|heic)/);
});

test('every upload form accepts the same file types', async () => {
  const contract = await readContract();
  const encodings = ['upload-photos', 'reverse-prompt'].flatMap((request) =>
    Object.values(
      objectOf(
        at(
          contract,
          `/paths/~1api~1twins~1${request}/post/requestBody/content/multipart~1form-data/encoding`,
        ),
      ),
    ).map((encoding) => objectOf(encoding)['contentType']),
  );
  expect(encodings).toEqual([limits.PHOTO_MEDIA_TYPES.join(', '), limits.PHOTO_MEDIA_TYPES.join(', ')]);
});

test('a template with a prepended trigger word fits into a prompt', async () => {
  const contract = await readContract();
  const template = Number(at(contract, '/components/schemas/PromptTemplate/properties/prompt/maxLength'));
  const trigger = Number(at(contract, '/components/schemas/TriggerWord/maxLength'));
  expect(trigger + ' person, '.length + template).toBeLessThanOrEqual(limits.MAX_PROMPT_LENGTH);
});

/** All descriptions and summaries, and the texts of the rules. */
function proseOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    /^(description|summary|text)$/.test(name) && typeof inner === 'string' ? [inner] : proseOf(inner),
  );
}
