import { GENERATED, at, objectOf } from './document.ts';
import type { Contract, Json } from './document.ts';

const SCHEMAS = '/components/schemas';
const PHOTOS = `${SCHEMAS}/PhotoUpload/properties/photos`;
const IMAGE = `${SCHEMAS}/GenerateImageRequest/properties`;
const REFERENCES = `${SCHEMAS}/JobWithPhotosRequest/properties/referenceImages`;
const SAMPLES = `${SCHEMAS}/EmbedStyleRequest/properties/sampleTexts`;
const DOCUMENT = `${SCHEMAS}/DocumentInfo/properties`;
const UPLOAD = '/paths/~1api~1objects~1upload';
const JOBS = '/paths/~1api~1jobs';
const JSON_CONTENT = 'content/application~1json';

/** JSON pointers to values without a name from {@link namedLimits}. */
const POINTERS: Record<string, string> = {
  MIN_TRAINING_PHOTOS: `${PHOTOS}/minItems`,
  MAX_TRAINING_PHOTOS: `${PHOTOS}/maxItems`,
  RECOMMENDED_TRAINING_PHOTOS: `${PHOTOS}/x-recommended-items`,
  MAX_PHOTO_BYTES: `${SCHEMAS}/PhotoFile/maxLength`,
  TRAINING_COST_CREDITS: '/paths/~1api~1twins~1train/post/x-credits',
  IMAGE_COST_CREDITS: '/paths/~1api~1twins~1generate-image/post/x-credits',
  BUY_MORE_BELOW_CREDITS: `${SCHEMAS}/Credits/properties/credits/x-buy-more-below`,
  MIN_REFERENCE_PHOTOS: `${REFERENCES}/minItems`,
  MAX_REFERENCE_PHOTOS: `${REFERENCES}/maxItems`,
  UPLOAD_TICKET_LIFETIME_MS: `${UPLOAD}/post/x-expires-after-ms`,
  TRAINING_DURATION_MS: `${SCHEMAS}/TrainingMode/x-duration-ms`,
  TRAINING_ENDS_WITHIN_MS: `${SCHEMAS}/TrainingMode/x-ends-within-ms`,
  MAX_JOB_PATH_LENGTH: `${JOBS}~1{id}/get/parameters/0/schema/maxLength`,
  JOB_ENDS_WITHIN_MS: `${SCHEMAS}/Job/x-ends-within-ms`,
  JOB_END_STATUSES: `${SCHEMAS}/JobStatus/x-end-values`,
  JOB_POLL_INTERVAL_MS: `${JOBS}~1{id}/get/x-poll-interval-ms`,
  EXAMPLE_JOB: `${JOBS}/post/requestBody/${JSON_CONTENT}/examples/reel/value`,
  EXAMPLE_REVERSE_PROMPT: `/paths/~1api~1twins~1reverse-prompt/post/responses/200/${JSON_CONTENT}/examples/read/value`,
  MAX_PROMPT_LENGTH: `${IMAGE}/prompt/maxLength`,
  MAX_TOPIC_LENGTH: `${SCHEMAS}/GeneratePostRequest/properties/topic/maxLength`,
  MAX_STYLE_SAMPLES: `${SAMPLES}/maxItems`,
  MAX_SAMPLE_LENGTH: `${SAMPLES}/items/maxLength`,
  MAX_DOCUMENTS: `${SCHEMAS}/ProcessDocumentsRequest/properties/documents/maxItems`,
  MAX_DOCUMENT_BYTES: `${DOCUMENT}/size/maximum`,
  MAX_DOCUMENT_NAME_LENGTH: `${DOCUMENT}/name/maxLength`,
  MAX_DOCUMENT_TYPE_LENGTH: `${DOCUMENT}/type/maxLength`,
  DOCUMENT_EXTENSIONS: `${DOCUMENT}/name/x-extensions`,
  PLANS: `${SCHEMAS}/PricingTier/x-plans`,
  SESSION_COOKIE: '/components/securitySchemes/session/name',
};

/** The text of `limits.gen.ts`: the contract's numbers and lists as constants. */
export function limitFile(contract: Contract): string {
  const uploadTypes = at(contract, `${UPLOAD}~1{uploadId}/put/requestBody/content`);
  const constants: Record<string, unknown> = {
    ...namedLimits(contract),
    ...Object.fromEntries(Object.entries(POINTERS).map(([name, pointer]) => [name, at(contract, pointer)])),
    PHOTO_MEDIA_TYPES: Object.keys(objectOf(uploadTypes)),
    IMAGE_SETTINGS: Object.fromEntries(
      ['aspect', 'steps', 'guidance'].map((name) => [name, at(contract, `${IMAGE}/${name}/const`)]),
    ),
  };
  const lines = Object.entries(constants).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;`,
  );
  return `${GENERATED}\n${lines.join('\n')}\n`;
}

/**
 * Constants named after schemas: `JobVoice` becomes `JOB_VOICES` and `DEFAULT_JOB_VOICE`, `Brand` becomes
 * `MAX_BRAND_LENGTH`. Those of `x-limits` have names: `max-json-bytes` becomes `MAX_JSON_BYTES`.
 */
function namedLimits(contract: Contract): Record<string, unknown> {
  const ofSchemas = Object.entries(contract.components['schemas'] ?? {}).flatMap(([schemaName, schema]) => {
    const name = constantName(schemaName);
    const { default: usual, maxLength, format, ...rest } = objectOf(schema);
    const values = rest['enum'] ?? rest['x-known-values'];
    return [
      [plural(name), values],
      [`DEFAULT_${name}`, usual],
      [`MAX_${name}_LENGTH`, format === 'binary' ? undefined : maxLength],
    ] as [name: string, value: Json | undefined][];
  });
  const limits = Object.entries(contract['x-limits']).map(([name, value]) => [constantName(name), value]);
  return Object.fromEntries([...ofSchemas, ...limits].filter(([, value]) => value !== undefined));
}

/** Converts `JobVoice` to `JOB_VOICE`, and `max-json-bytes` to `MAX_JSON_BYTES`. */
function constantName(name: string): string {
  return name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
    .replaceAll('-', '_')
    .toUpperCase();
}

function plural(name: string): string {
  if (name.endsWith('Y')) return `${name.slice(0, -1)}IES`;
  return name.endsWith('S') ? `${name}ES` : `${name}S`;
}
