import { rowsOf } from './row.ts';

const LIMITS = 'the numbers and lists of the specification come out of the contract';
const PLANS = 'is the plan table of the specification (§9)';

/** Section 9: business constants and limits. */
export const CONSTANTS = rowsOf(9, {
  'src/features/pricing/plans.test.ts': [
    ['starter: $9.99, 1, 20, 300, all premium templates', PLANS],
    ['creator: $39.99, 5, 60, 1,000, Most Popular, Save 20%, priority support', PLANS],
    ['pro: $99.99, 15, 200, 3,000, priority processing', PLANS],
  ],
  'src/features/pricing/pricing-section.test.tsx': [
    ['The plan table is printed on the cards', 'the plan cards > state every fact of the table'],
  ],
  'src/features/studio/training/training-panel.test.tsx': [
    [
      'Training costs 200 credits in both modes; 3-4 and 15-20 minutes shown',
      'the two buttons > cost 200 credits each, and say what remains',
    ],
    [
      'Fast about 3 minutes',
      'a training > Fast Training charges 200, runs 3 minutes, and the new twin is selected',
    ],
    [
      'Quality 15-20 minutes',
      'a training > Quality Training charges 200, runs 20 minutes, and the new twin is selected',
    ],
  ],
  'src/features/landing/landing-page.test.tsx': [
    [
      'Landing copy says 3-5 minutes',
      'the landing, rendered without a browser > says 3-5 minutes . One-time training , reused forever.',
    ],
  ],
  'src/features/studio/generator/generator-panel.test.tsx': [
    [
      'Image generation: labelled FREE, 5 credits deducted',
      'Generating an image > charges 5 credits, sends the prompt with the trigger word, and shows the picture',
    ],
  ],
  'src/test/faults/credits.test.ts': [
    [
      '5 credits per attempt, also when it fails',
      'POST /api/twins/generate-image, deduct 5 ok then generate 500 > exactly 5 taken per attempt, no refund claim, Generation Failed',
    ],
  ],
  'src/test/specification/calls.test.tsx': [
    [
      'Settings 1:1, 24 steps, guidance 3.5',
      'generates an image with aspect 1:1, 24 steps and guidance 3.5, for 5 credits',
    ],
  ],
  'src/app/signed-in-header.test.tsx': [
    ['Buy More shown under 200 credits', 'shows 199 credits with a Buy More link to /#pricing'],
    ['Buy More not shown at 200 credits', 'shows 200 credits without Buy More'],
  ],
  'openapi/limits.test.ts': [
    ['Training photos: 8-20 required, 12-15 recommended', LIMITS],
    ['Reference photos: min 3, max 10, 10 MB each', LIMITS],
    ['Job polling 2000 ms', LIMITS],
  ],
  'src/features/create-content/photo-rules.test.ts': [
    ['Reference photos: images only', 'a reference photo > may not be "application/pdf"'],
    ['Reference photos: 10 MB', 'a reference photo > may have 10485760 bytes and not one more'],
  ],
  'src/features/create-content/create-content-modal.test.tsx': [
    ['Defaults: platform tiktok, ratio 9:16, voice ai', 'the form > starts with the documented defaults'],
  ],
  'src/features/studio/post/post-panel.test.tsx': [
    [
      'The studio post platform default is facebook',
      'starts with Facebook, and shows the post as its network does',
    ],
  ],
  'src/features/checkout/success-redirect.test.tsx': [
    ['Checkout success redirect 5 seconds', 'goes to /studio by itself after a 5 second countdown'],
  ],
  'src/features/job/job-page.test.tsx': [
    [
      'Job polling every 2000 ms on the page',
      'a running job > is read every two seconds, also after a poll that found the server away',
    ],
  ],
  'src/features/studio/twins/twin-list.test.tsx': [
    [
      'Twin spend label 2 dollars per twin',
      'shows trigger word, completed date and a Ready badge, and two dollars per twin',
    ],
  ],
  'src/shared/ui/toast.test.tsx': [
    [
      'Toasts: one at a time',
      'toasts > are shown one at a time: the newer replaces the older, with five seconds of its own',
    ],
    ['Toasts: 5000 ms auto-close', 'toasts > are shown for 5000 ms'],
    ['Toasts: removal delay 1,000,000 ms', 'keeps the record of a notice for 1,000,000 ms'],
    [
      'Toasts: swipe right, threshold 50 px',
      'swiping a toast to the right > by 51 px leaves it in place: false',
    ],
    ['Toasts: F8 focuses the area', 'toasts > take the focus with F8 and give it back with Escape'],
  ],
  'src/shared/ui/toaster-width.test.tsx': [['Toasts: max width 420 px', 'a toast is 420 px wide at most']],
  'src/shared/ui/tooltip.test.tsx': [
    [
      'Tooltip open delay 700 ms, skip delay 300 ms',
      'opens after 700 ms, and the next one at once within 300 ms',
    ],
  ],
});
