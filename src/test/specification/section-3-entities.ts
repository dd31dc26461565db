import { rowsOf } from './row.ts';

/** Section 3: entities and their fields. */
export const ENTITIES = rowsOf(3, {
  'src/test/specification/entities.test.ts': [
    ['User: id', 'User has the specified fields'],
    [
      'Job creation: platform, ratio, brand, idea, voice, schedule_at, goal, referenceImages',
      'CreateJobRequest has the specified fields',
    ],
    ['Job: id, status, next, goal, input, assets, createdAt, updatedAt', 'Job has the specified fields'],
    ['Job input: platform, ratio, voice, brand, idea, schedule_at', 'JobInput has the specified fields'],
    ['Job assets: script, finalVideoUrl, avatarUrl, thumbnailUrl', 'JobAssets has the specified fields'],
    [
      'Trained model: userId, trigger_word, status, training_status, completedAt',
      'TrainedModel has the specified fields',
    ],
    ['Training result: ok, mode, status, trainingTime, error', 'TrainingResult has the specified fields'],
    [
      'Prompt template: id, name, category, prompt, description, icon',
      'PromptTemplate has the specified fields',
    ],
    ['Reverse prompt result: ok, analysis, prompts', 'ReversePromptResult has the specified fields'],
    ['Style profile: voice.tone', 'StyleProfile has the specified fields'],
    ['Style save response: savedSamples', 'StyleSaveResult has the specified fields'],
    ['Image result: ok, imageUrl, method, quality, error', 'ImageResult has the specified fields'],
    ['Credits: credits', 'Credits has the specified fields'],
    ['Credits: newBalance', 'CreditChange has the specified fields'],
    ['Credits: available', 'Problem has the specified fields'],
  ],
  'src/shared/api/session.test.tsx': [
    ['User: fetched from /api/auth/user', 'The session > is loading, then signed in with the user’s id'],
    [
      'User: falls back to demo_user when absent',
      'The session > falls back to demo_user when the user has no id',
    ],
    ['Signed in means that call returns data', 'The session > is signed out when the call returns no data'],
  ],
  'src/features/create-content/modal-fields.test.tsx': [
    [
      'platform tiktok, instagram, facebook, youtube, linkedin; ratio 9:16, 1:1, 16:9; voice ai, user',
      'the fields of the form > are the documented ones, with the documented choices',
    ],
    [
      'schedule_at: optional datetime-local',
      'the fields of the form > are the documented ones, with the documented choices',
    ],
  ],
  'src/features/create-content/brief.test.ts': [
    [
      'Defaults: platform tiktok, ratio 9:16, voice ai, schedule_at empty',
      'a brief > starts with the documented defaults',
    ],
    ['referenceImages for ai_twin', 'the request for a job > carries reference images for ai_twin'],
    ['referenceImages for photoshoot', 'the request for a job > carries reference images for photoshoot'],
    [
      'referenceImages only for these',
      'the request for a job > carries none for commercial, whatever is left over',
    ],
    [
      'The brief travels as written, with schedule_at',
      'the request for a job > carries the text as it was typed and the time untouched',
    ],
  ],
  'src/features/job/job-parts.test.tsx': [
    [
      'ratio: 9:16 vertical, 1:1 square, 16:9 landscape; voice: user = my voice',
      'the job page > shows what was asked for',
    ],
  ],
  'openapi/limits.test.ts': [
    [
      'Pricing tier identifiers: starter, creator, pro',
      'the numbers and lists of the specification come out of the contract',
    ],
  ],
});
