import { rowsOf } from './row.ts';

/** Section 4: states and transitions. */
export const STATES = rowsOf(4, {
  'src/shared/api/session.test.tsx': [
    [
      'Authentication: loading, signed in, from the user call',
      'The session > is loading, then signed in with the user’s id',
    ],
    ['Authentication: signed out', 'The session > is signed out on a 401'],
  ],
  'src/test/faults/transport.test.ts': [
    [
      'Authentication: not retried on failure',
      'any call, first try fails, second works (flaky) > queries are not retried by themselves',
    ],
  ],
  'src/features/job/job-parts.test.tsx': [
    ['Job status PENDING', 'the job page > has the job id and for PENDING the badge Pending in its header'],
    [
      'Job status COMPLETE',
      'the job page > has the job id and for COMPLETE the badge Complete in its header',
    ],
    ['Job status ERROR', 'the job page > has the job id and for ERROR the badge Error in its header'],
    [
      'Otherwise in progress',
      'the job page > has the job id and for RENDERING the badge In progress in its header',
    ],
    [
      'Step texts name the provider used per stage',
      'the job page > names the provider of every step in its text',
    ],
  ],
  'src/features/job/pipeline.test.ts': [
    [
      'SCRIPT, VOICE, AVATAR, BROLL, EDIT, CAPTIONS, SCHEDULE, then DONE',
      'the pipeline > has the steps of the contract, in their order',
    ],
    [
      'Before next completed, next processing, later pending; percent = index over 7, rounded',
      'the pipeline > PROCESSING at AVATAR is ccp----, at 29 percent, 2 finished',
    ],
    [
      'On ERROR the steps before next are completed, the rest error; 0',
      'the pipeline > ERROR at VOICE is cffffff, at 0 percent, 1 finished',
    ],
    [
      'On COMPLETE all are completed; 100',
      'the pipeline > COMPLETE at VOICE is ccccccc, at 100 percent, 7 finished',
    ],
  ],
  'src/features/job/job-page.test.tsx': [
    ['On ERROR the rest show Failed', 'a failed job > tells where it failed, and what was finished before'],
    [
      'The page polls every 2 seconds',
      'a running job > is read every two seconds, also after a poll that found the server away',
    ],
    [
      'Generated content and downloads only when COMPLETE',
      'a running job > shows its steps, its percentage and nothing that is not finished',
    ],
    [
      'Generated content and downloads when COMPLETE',
      'a running job > moves on by itself, tells the step once, and is left alone when complete',
    ],
  ],
  'src/test/error-catalogue/create-content.test.tsx': [
    [
      'Job form pending: disabled, Creating...',
      'Job Created Successfully > shows Creating... meanwhile, and stays open over Escape',
    ],
    [
      'Job form success: toast, modal closes, go to job page',
      'Job Created Successfully > Create Commercial: toast, modal closed, the job’s page, one job for two presses',
    ],
    [
      'Job form error: toast, modal stays',
      'Error Creating Job: error message or Something went wrong > when the server breaks down',
    ],
  ],
  'src/features/create-content/create-content-modal.test.tsx': [
    [
      'Job form pending: one job, button disabled',
      'creating > is one job, however often it is pressed, and cannot be left meanwhile',
    ],
  ],
  'src/shared/api/jobs.test.tsx': [
    [
      'Job form success: job list invalidated',
      'a created job makes the job list stale, so that whoever shows it reads it again',
    ],
  ],
  'src/features/create-content/reference-photos.test.tsx': [
    ['Reference photos: add on upload success', 'waits for Upload, then puts the file itself and counts'],
    ['Reference photos: remove by index', 'takes exactly that one, also while another is on its way'],
    ['Add Photo tile hidden once 10 photos exist', 'the tenth closes the dialog and hides the tile'],
  ],
  'src/features/create-content/photo-rules.test.ts': [
    ['n/10 photos uploaded, how many more are needed', '2 photos: 2/10 photos uploaded, 1 more needed'],
    ['n/10 photos uploaded, a ready mark at 3 or more', '3 photos: 3/10 photos uploaded, Ready'],
  ],
  'src/features/studio/training/training-flow.test.ts': [
    [
      'Training: idle, credits deducted, photos uploaded, training requested',
      'checks credits, charges 200, uploads the photos and requests training, in this order',
    ],
    [
      'On a failed upload the 200 credits are refunded',
      'every failure at every step > uploadPhotos failed: Training Failed, refunded, and the balance is whole',
    ],
    [
      'On a failed request the 200 credits are refunded',
      'every failure at every step > requestTraining failed: Training Failed, refunded, and the balance is whole',
    ],
  ],
  'src/features/studio/training/training-panel.test.tsx': [
    [
      'Progress 0 to 100 over 3 minutes (fast), then ready and a completion notice',
      'a training > Fast Training charges 200, runs 3 minutes, and the new twin is selected',
    ],
    [
      'Progress 0 to 100 over 20 minutes (lora), then ready and a completion notice',
      'a training > Quality Training charges 200, runs 20 minutes, and the new twin is selected',
    ],
  ],
  'src/features/studio/studio-page.test.tsx': [
    [
      'Selecting a trained twin sets the active model',
      'the studio > makes the selected twin the active model of the generator',
    ],
  ],
  'src/features/studio/generator/generator-parts.test.tsx': [
    ['Generate image disabled while running', 'takes no second picture while one is being made'],
  ],
  'src/features/studio/post/post-running.test.tsx': [
    [
      'Generate post disabled while running',
      'offers four platforms, and no second post while one is being written',
    ],
  ],
  'src/test/error-catalogue/style-and-post.test.tsx': [
    [
      'Post generation needs a saved style profile',
      'Post generation needs a saved style profile > the button is disabled until then, and says why when pressed',
    ],
  ],
  'src/shared/ui/toast.test.tsx': [
    ['Toasts have default and destructive variants', 'toasts > interrupt only when something failed'],
    [
      'Only one toast is visible at a time',
      'toasts > are shown one at a time: the newer replaces the older, with five seconds of its own',
    ],
  ],
});
