import { rowsOf } from './row.ts';

const MISSING = 'Missing Information: Please fill in all required fields';
const PHOTOS = 'Reference Photos Required: ai_twin and photoshoot need at least 3';
const UPLOAD =
  'Reference photo upload: image types only, one file at a time, max 10485760 bytes, no auto-start';

/** Section 5: validation rules. */
export const VALIDATION = rowsOf(5, {
  'src/test/error-catalogue/create-content.test.tsx': [
    ['Brand and idea non-empty, else Missing Information', `${MISSING} > without anything`],
    ['Brand non-empty', `${MISSING} > without a brand`],
    ['Idea non-empty', `${MISSING} > without an idea`],
    ['After trimming', `${MISSING} > with spaces only`],
    ['ai_twin needs at least 3 reference photos', `${PHOTOS} > Create AI Twin with 0 photos`],
    ['photoshoot needs at least 3 reference photos', `${PHOTOS} > Pic to Image with 2 photos`],
  ],
  'src/features/create-content/create-content-modal.test.tsx': [
    [
      'Please upload at least 3-6 photos …; the label says 3-10 photos are required',
      'refused before any call > Reference Photos Required for photoshoot',
    ],
  ],
  'src/test/error-catalogue/reference-photos.test.tsx': [
    ['Reference photos: image types only', `${UPLOAD} > a text: refused before the network`],
    ['Reference photos: one file at a time', `${UPLOAD} > two files at once: refused before the network`],
    ['Reference photos: more than 10485760 bytes', `${UPLOAD} > 10485761 bytes: refused before the network`],
    [
      'Reference photos: 10485760 bytes each, no auto-start',
      `${UPLOAD} > exactly 10485760 bytes go, and not before Upload is pressed`,
    ],
  ],
  'src/test/error-catalogue/training.test.tsx': [
    [
      '0 photos: Upload Photos First (asks for 8-20)',
      'Upload Photos First: 0 photos (asks for 8-20) > at Fast Training',
    ],
    [
      'Under 8: Need More Photos (upload N more)',
      'Need More Photos: under 8 (upload N more) > with 7 photos',
    ],
    [
      'Over 20: Too Many Photos (maximum 20)',
      'Too Many Photos: over 20 (maximum 20) > keeps the first 20, names the rest and says so once',
    ],
    [
      'Training buttons are disabled under 8 photos',
      'Hints: under 8 needs more, 8-11 good, 12-15 perfect, over 15 excellent > change with every photo, the tip stands at 8-11, the buttons wait for 8',
    ],
    [
      'Credit check: You need N credits. You have M credits.',
      'Insufficient Credits: You need N credits. You have M credits. > when the balance is 199',
    ],
  ],
  'src/features/studio/training/training-panel.test.tsx': [
    [
      'Training buttons are disabled while training',
      'a training > Fast Training charges 200, runs 3 minutes, and the new twin is selected',
    ],
  ],
  'src/features/studio/photos/photo-count.test.ts': [
    ['8-11 photos: tip to add more (12-15 recommended)', 'the ruler of spec §5 > tip at 11 photos'],
    ['12 photos: no tip', 'the ruler of spec §5 > tip at 12 photos'],
    ['Hint under 8: needs more', 'the ruler of spec §5 > 7 photos: few'],
    ['Hint 8-11: good', 'the ruler of spec §5 > 11 photos: good'],
    ['Hint 12-15: perfect', 'the ruler of spec §5 > 15 photos: perfect'],
    ['Hint over 15: excellent', 'the ruler of spec §5 > 16 photos: excellent'],
  ],
  'src/features/landing/landing-page.test.tsx': [
    [
      'Landing recommends 5-7 diverse photos',
      'the landing, rendered without a browser > says Upload 5-7 diverse photos',
    ],
  ],
  'src/test/error-catalogue/reverse-prompt.test.tsx': [
    ['Reverse prompt needs an image', 'No Image Selected: reverse prompt needs an image > without one'],
  ],
  'src/test/error-catalogue/generator.test.tsx': [
    [
      'Generation needs a selected twin',
      'Requirements Missing: needs a selected twin and a non-empty prompt > without a twin',
    ],
    [
      'Generation needs a non-empty prompt',
      'Requirements Missing: needs a selected twin and a non-empty prompt > with a prompt of spaces and line breaks',
    ],
    [
      'Model Error: a model with userId',
      'Model Error: needs a model with userId and trigger word > without a userId',
    ],
    [
      'Model Error: a model with trigger word',
      'Model Error: needs a model with userId and trigger word > without a trigger word',
    ],
  ],
  'src/features/studio/generator/prompt-to-send.test.ts': [
    [
      'The prompt is prefixed with trigger word plus person',
      'the prompt as it is sent > puts the trigger word and "person" in front',
    ],
    [
      'Unless it already contains the trigger word',
      'the prompt as it is sent > leaves a prompt alone that already has the trigger word',
    ],
  ],
  'src/test/error-catalogue/style-and-post.test.tsx': [
    [
      'Style needs pasted text or documents (Add Style Samples)',
      'Add Style Samples: style needs pasted text or documents > with neither',
    ],
    ['Topic required (Enter Topic)', 'Enter Topic: topic required > without one'],
  ],
  'src/features/studio/writing-style/samples.test.ts': [
    ['Pasted text is split into samples by blank lines', 'pasted text as samples > reads many blank lines'],
  ],
});
