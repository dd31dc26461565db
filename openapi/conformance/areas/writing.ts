import {
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENT_NAME_LENGTH,
  MAX_DOCUMENT_TYPE_LENGTH,
  MAX_SAMPLE_LENGTH,
  MAX_SAMPLES_BYTES,
  MAX_TOPIC_LENGTH,
  POST_PLATFORMS,
} from '#openapi/limits.gen.ts';
import { DAY_MS } from '../durations.ts';
import { STYLES } from '../scenarios/account-steps.ts';
import { longText } from '../scenarios/references.ts';
import { scenario } from '../scenarios/scenario.ts';
import { readAll, wait } from '../scenarios/steps.ts';
import { defineArea, shownBy } from './area.ts';
import { ODD_USER_IDS } from './user-ids.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Names of documents with matching and other types. */
const DOCUMENTS: [name: string, type: string][] = [
  ['a.docx', DOCX],
  ['a.DOCX', DOCX],
  ['a.doc', 'application/msword'],
  ['a.pdf', 'application/pdf'],
  ['a.pdf', ''],
  ['a.docx', 'application/msword'],
  ['a.doc', DOCX],
  ['a.pdf', 'text/plain'],
  ['a.txt', 'application/pdf'],
  ['a.txt.pdf', 'application/pdf'],
  ['a.docx', 'application/zip'],
  ['a.txt', 'text/markdown'],
  ['a.txt', 'application/octet-stream'],
  ['a.pdf', 'application/octet-stream'],
  ['a.txt', 'TEXT/PLAIN'],
];

const DOCUMENT_NAMES = [
  'a.txt',
  'A.TXT',
  'a.Doc',
  'a.docx',
  'a.pdf',
  '.txt',
  'a.txt.exe',
  'a.txt ',
  'a.rtf',
  'txt',
  '../../a.txt',
  'ä 你.pdf',
  'a.b.txt',
  longText(MAX_DOCUMENT_NAME_LENGTH, 'x', { after: '.txt' }),
  longText(MAX_DOCUMENT_NAME_LENGTH + 1, 'x', { after: '.txt' }),
  longText(MAX_DOCUMENT_NAME_LENGTH, '👩', { after: '.txt' }),
  'a\n.txt',
  'a.tx',
  'a.md',
  '0123.txt',
];

const DOCUMENT_TYPES = [
  '',
  'text/plain',
  'text/plain; charset=utf-8',
  'application/pdf',
  'application/msword',
  'image/png',
  'x',
  longText(MAX_DOCUMENT_TYPE_LENGTH),
  longText(MAX_DOCUMENT_TYPE_LENGTH + 1),
];

const TOPICS = ['x', longText(MAX_TOPIC_LENGTH), longText(MAX_TOPIC_LENGTH, '👩')];

/** Samples of the largest size, and of one more byte. */
function samplesOfBytes(unit: string): string[][] {
  const bytes = Buffer.byteLength(unit);
  const longest = unit.repeat(MAX_SAMPLE_LENGTH / unit.length);
  const count = Math.floor(MAX_SAMPLES_BYTES / Buffer.byteLength(longest));
  const rest = MAX_SAMPLES_BYTES - count * Buffer.byteLength(longest);
  const last = unit.repeat(Math.floor(rest / bytes)) + 'x'.repeat(rest % bytes);
  return [last, `${last}x`].map((end) => [...Array<string>(count).fill(longest), end]);
}

/** Documents, writing styles and posts. */
export const writing = defineArea({
  operations: {
    processDocuments: {
      goodRequests: ({ a }) => [{ good: a.processDocuments() }],
      oddRequests: () =>
        DOCUMENTS.map(([name, type]) => ({
          body: { documents: [{ name, type, size: MAX_DOCUMENT_BYTES }] },
        })),
      oddValues: () => ({ userId: ODD_USER_IDS, name: DOCUMENT_NAMES, type: DOCUMENT_TYPES }),
      creates: [],
      responseFields: { ok: 'equal', extractedTexts: 'ignored' },
    },
    embedStyle: {
      goodRequests: ({ a }) => [{ setup: a.saveStyle(), good: a.saveStyle(), unchanged: a.writePost() }],
      oddRequests: () =>
        ['word ', 'ü '].flatMap(samplesOfBytes).map((sampleTexts) => ({ body: { sampleTexts } })),
      oddValues: () => ({ userId: ODD_USER_IDS }),
      creates: [],
      responseFields: { ok: 'equal', styleProfile: 'ignored', savedSamples: 'equal', error: 'ignored' },
    },
    generatePost: {
      goodRequests: ({ a }) => [{ good: a.writePost() }],
      oddRequests: () =>
        POST_PLATFORMS.flatMap((platform) => TOPICS.map((topic) => ({ body: { topic, platform } }))),
      oddValues: () => ({ userId: ODD_USER_IDS }),
      creates: [],
      responseFields: { ok: 'equal', post: 'ignored', error: 'ignored' },
    },
  },
  rules: {
    'WR-1': [shownBy('processDocuments', 200)],
    'WR-2': [shownBy('processDocuments', 400)],
    'WR-3': [shownBy('processDocuments', 422), shownBy('processDocuments', 200, 'type')],
    'WR-4': [shownBy('embedStyle', 200)],
    'WR-5': [shownBy('embedStyle', [400, 200], 'sampleTexts')],
    'WR-6': [shownBy('embedStyle', 413)],
    'WR-7': [shownBy('embedStyle', [422, 200])],
    'WR-8': [shownBy('generatePost', 200)],
    'WR-9': [shownBy('generatePost', 409)],
    'WR-10': [shownBy('generatePost', 200)],
    'WR-11': [shownBy('generatePost', 400)],
  },
  scenarios: [
    scenario(
      'A style is saved for its account, and refused samples leave it',
      ['WR-4', 'WR-7', 'WR-8', 'WR-10', 'SE-1', 'SE-7', 'SE-8', 'SE-9'],
      ({ a, b }) => [
        a.saveStyle(STYLES.tooLittle),
        a.writePost(),
        a.saveStyle(STYLES.blank),
        a.writePost(),
        a.saveStyle(STYLES.longest),
        a.writePost(),
        b.saveStyle(STYLES.tooLittle),
        b.writePost(),
        a.signOut(),
        a.writePost(),
        wait(8 * DAY_MS),
        readAll(),
        a.writePost(),
        b.writePost(),
      ],
    ),
  ],
  randomSteps: ({ steps, account, text }) => [
    {
      weights: { all: 2 },
      isOddToo: true,
      steps: steps({ account, text }, (drawn) =>
        drawn.account.saveStyle([drawn.text, ...STYLES.good.slice(1)]),
      ),
    },
    {
      weights: { all: 2 },
      isOddToo: true,
      steps: steps({ account, text }, (drawn) => drawn.account.writePost(drawn.text)),
    },
  ],
});
