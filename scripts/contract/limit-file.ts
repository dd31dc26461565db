import { at, objectOf } from './document.ts';
import type { Contract } from './document.ts';
import { GENERATED } from './generated-header.ts';

const SCHEMAS = '/components/schemas';
const PHOTOS = `${SCHEMAS}/PhotoUpload/properties/photos`;
const IMAGE = `${SCHEMAS}/GenerateImageRequest/properties`;
const REFERENCES = `${SCHEMAS}/JobWithPhotosRequest/properties/referenceImages`;
const SAMPLES = `${SCHEMAS}/EmbedStyleRequest/properties/sampleTexts`;
const UPLOAD = '/paths/~1api~1objects~1upload';

/** Name of each constant, and where the contract says it. */
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
  JOB_ENDS_WITHIN_MS: `${SCHEMAS}/Job/x-ends-within-ms`,
  JOB_POLL_INTERVAL_MS: '/paths/~1api~1jobs~1{id}/get/x-poll-interval-ms',
  MAX_PROMPT_LENGTH: `${IMAGE}/prompt/maxLength`,
  MAX_TOPIC_LENGTH: `${SCHEMAS}/GeneratePostRequest/properties/topic/maxLength`,
  MAX_BRAND_LENGTH: `${SCHEMAS}/Brand/maxLength`,
  MAX_IDEA_LENGTH: `${SCHEMAS}/Idea/maxLength`,
  MAX_STYLE_SAMPLES: `${SAMPLES}/maxItems`,
  MAX_SAMPLE_LENGTH: `${SAMPLES}/items/maxLength`,
  MAX_DOCUMENTS: `${SCHEMAS}/ProcessDocumentsRequest/properties/documents/maxItems`,
  MAX_DOCUMENT_BYTES: `${SCHEMAS}/DocumentInfo/properties/size/maximum`,
  DOCUMENT_EXTENSIONS: `${SCHEMAS}/DocumentInfo/properties/name/x-extensions`,
  PLANS: `${SCHEMAS}/PricingTier/x-plans`,
  PRICING_TIERS: `${SCHEMAS}/PricingTier/enum`,
  TRAINING_MODES: `${SCHEMAS}/TrainingMode/enum`,
  TEMPLATE_CATEGORIES: `${SCHEMAS}/TemplateCategory/enum`,
  POST_PLATFORMS: `${SCHEMAS}/PostPlatform/enum`,
  DEFAULT_POST_PLATFORM: `${SCHEMAS}/PostPlatform/default`,
  CONTENT_TYPES: `${SCHEMAS}/ContentType/enum`,
  JOB_PLATFORMS: `${SCHEMAS}/JobPlatform/enum`,
  DEFAULT_JOB_PLATFORM: `${SCHEMAS}/JobPlatform/default`,
  JOB_RATIOS: `${SCHEMAS}/JobRatio/enum`,
  DEFAULT_JOB_RATIO: `${SCHEMAS}/JobRatio/default`,
  JOB_VOICES: `${SCHEMAS}/JobVoice/enum`,
  DEFAULT_JOB_VOICE: `${SCHEMAS}/JobVoice/default`,
  JOB_STATUSES: `${SCHEMAS}/JobStatus/x-known-values`,
  PIPELINE_STEPS: `${SCHEMAS}/PipelineStep/enum`,
  PROBLEM_CODES: `${SCHEMAS}/ProblemCode/enum`,
  SESSION_COOKIE: '/components/securitySchemes/session/name',
  MAX_JSON_BYTES: '/x-limits/max-json-bytes',
  CALL_TIME_LIMIT_MS: '/x-limits/call-time-limit-ms',
  UPLOAD_TIME_LIMIT_MS: '/x-limits/upload-time-limit-ms',
  MEDIA_LIFETIME_MS: '/x-limits/media-lifetime-ms',
  SESSION_LIFETIME_MS: '/x-limits/session-lifetime-ms',
  PHOTO_LIFETIME_MS: '/x-limits/photo-lifetime-ms',
  PACKAGE_LIFETIME_MS: '/x-limits/package-lifetime-ms',
  JOB_ASSET_LIFETIME_MS: '/x-limits/job-asset-lifetime-ms',
};

/** The text of `limits.gen.ts`: every number and list of the contract that code needs by name. */
export function limitFile(contract: Contract): string {
  const uploadTypes = at(contract, `${UPLOAD}~1{uploadId}/put/requestBody/content`);
  const constants: Record<string, unknown> = {
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
