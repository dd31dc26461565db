import { rowsOf } from './row.ts';

/** Section 2: the twin creator screen and the content-creation modal. */
export const STUDIO = rowsOf(2, {
  'src/app/signed-in-header.test.tsx': [
    ['Header: credit balance', 'the header of the signed-in screens > shows 1740 credits without Buy More'],
    [
      'Header: Buy More link to /#pricing when credits are under 200',
      'the header of the signed-in screens > shows 199 credits with a Buy More link to /#pricing',
    ],
    [
      'Header: Sign Out link to /api/logout',
      'the header of the signed-in screens > signs out by a link to /api/logout',
    ],
  ],
  'src/features/studio/twins/twin-list.test.tsx': [
    [
      'List of trained twins, each selectable',
      'the list of twins > selects one with the keyboard, and keeps it',
    ],
    [
      'Twin: trigger word, completed date and a Ready badge',
      'the list of twins > shows trigger word, completed date and a Ready badge, and two dollars per twin',
    ],
    [
      'List title: dollars spent as twin count times 2',
      'the list of twins > shows trigger word, completed date and a Ready badge, and two dollars per twin',
    ],
  ],
  'src/features/studio/photos/photo-drop.test.tsx': [
    [
      'Step 1: drag and drop, previews, removal, counter out of 20',
      'dropping photos > takes them, shows each, counts them and lets each be removed',
    ],
    ['Step 1: guidelines', 'dropping photos > says beforehand what makes a good photo'],
    ['Step 1: image files only on drop', 'dropping photos > takes image files only'],
  ],
  'src/features/studio/training/training-panel.test.tsx': [
    [
      'Step 2: Fast Training (3-4 minutes, 200 credits) and Quality Training (15-20 minutes, 200 credits)',
      'the two buttons > cost 200 credits each, and say what remains',
    ],
  ],
  'src/features/studio/reverse-prompt/reverse-prompt-panel.test.tsx': [
    [
      'Reverse prompt: upload a reference image, Extract Prompts',
      'Reverse prompt > reads a picture and gives prompts to copy',
    ],
    [
      'Reverse prompt: SDXL (positive and negative), FLUX and Midjourney',
      'Reverse prompt > reads a picture and gives prompts to copy',
    ],
    ['Use This Prompt copies the FLUX prompt', 'Reverse prompt > reads a picture and gives prompts to copy'],
  ],
  'src/features/studio/reverse-prompt/image-reading.test.ts': [
    [
      'Reverse prompt: caption, hair, clothing, background, lighting, composition, style tags',
      'what was read from a picture > shows every field',
    ],
  ],
  'e2e/journeys.spec.ts': [
    [
      'Use This Prompt copies it into the generator',
      'Prompts are read from a picture, and FLUX goes to the generator',
    ],
  ],
  'src/features/studio/generator/generator-parts.test.tsx': [
    [
      'Generator: Professional, Editorial, Cinematic, Social Media, Business, Lifestyle, Creative; template cards',
      'shows the seven template categories, and a card with name and description for each template',
    ],
  ],
  'src/features/studio/generator/generator-panel.test.tsx': [
    [
      'Generator: own prompt textarea; Generate Image (FREE); result',
      'Generating an image > charges 5 credits, sends the prompt with the trigger word, and shows the picture',
    ],
    [
      'Generator: Fullscreen lightbox',
      'Pictures on this device > are leafed through with the arrow keys, and give the focus back',
    ],
  ],
  'e2e/main-job.spec.ts': [
    ['Generator: Download (png)', 'A new creator signs in, trains a twin, makes a picture and downloads it'],
  ],
  'src/features/studio/writing-style/writing-style-panel.test.tsx': [
    [
      'Step 3: paste text samples; Analyze Writing Style; shows the tone',
      'Training the writing style > counts samples as they are pasted, learns from them and shows the tone',
    ],
    [
      'Step 3: upload documents',
      'Training the writing style > learns from documents, of which only name, type and size are sent',
    ],
  ],
  'src/features/studio/writing-style/documents.test.ts': [
    ['Step 3: documents .txt', 'documents of writing samples > takes notes.txt'],
    ['Step 3: documents .doc', 'documents of writing samples > takes old.doc'],
    ['Step 3: documents .docx', 'documents of writing samples > takes New.DOCX'],
    ['Step 3: documents .pdf', 'documents of writing samples > takes report.final.pdf'],
  ],
  'src/features/studio/post/post-panel.test.tsx': [
    [
      'Step 4: topic input, Generate Post, shows the post',
      'Generating a post > starts with Facebook, and shows the post as its network does',
    ],
  ],
  'src/features/studio/post/post-running.test.tsx': [
    [
      'Step 4: platform select (facebook, instagram, linkedin, tiktok)',
      'offers four platforms, and no second post while one is being written',
    ],
  ],
  'src/features/studio/studio-page.test.tsx': [
    [
      'Creator: its panels, and the pricing section with the three plans',
      'the studio > holds every panel in the order of the work, and the pricing last',
    ],
  ],
  'src/features/create-content/create-content-modal.test.tsx': [
    ['Modal: commercial = Create Commercial', 'the form > of commercial is titled Create Commercial'],
    ['Modal: ai_twin = Create AI Twin', 'the form > of ai_twin is titled Create AI Twin'],
    ['Modal: photoshoot = Pic to Image', 'the form > of photoshoot is titled Pic to Image'],
    ['Modal: reel = Create Short Reel', 'the form > of reel is titled Create Short Reel'],
    ['Modal: any other = Create Content', 'the form > of podcast is titled Create Content'],
    [
      'After success the modal closes and the user goes to /job/{id}',
      'creating > makes the job, closes, remembers it and goes to its page',
    ],
  ],
  'src/features/create-content/modal-fields.test.tsx': [
    [
      'Modal: fields of section 3',
      'the fields of the form > are the documented ones, with the documented choices',
    ],
    [
      'Modal: ai_twin shows reference photos, Add Photo opens a separate upload dialog',
      'the fields of the form > of ai_twin include reference photos, added in a dialog of their own',
    ],
    [
      'Modal: photoshoot shows reference photos, Add Photo opens a separate upload dialog',
      'the fields of the form > of photoshoot include reference photos, added in a dialog of their own',
    ],
    [
      'Modal: the other types show no reference photos',
      'the fields of the form > of commercial include no reference photos',
    ],
  ],
});
