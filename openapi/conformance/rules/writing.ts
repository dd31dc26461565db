import { MAX_DOCUMENT_BYTES, MAX_TOPIC_LENGTH, POST_PLATFORMS } from '../../limits.gen.ts';
import { expectEach, type Check, type Trial } from '../check.ts';
import { field, text } from '../exchange.ts';
import { BODIES } from '../journey.ts';

interface DocumentInfo {
  name: string;
  type: string;
  size: number;
}

const note = (change: Partial<DocumentInfo> = {}): DocumentInfo => ({
  name: 'notes.txt',
  type: 'text/plain',
  size: 2048,
  ...change,
});

const documents = (t: Trial, list: readonly DocumentInfo[]) => ({
  body: { userId: t.a.id, documents: list },
});
const samples = (t: Trial, sampleTexts: readonly string[]) => ({ body: { userId: t.a.id, sampleTexts } });
const post = (t: Trial, change: object = {}) => ({ body: { ...BODIES.generatePost(t.a.id), ...change } });
const saveStyle = (t: Trial) => t.a.call('embedStyle', { body: BODIES.embedStyle(t.a.id) });
const SENTENCE = 'We opened at nine and nobody came until ten, so I sharpened pencils. ';

/** While an account has no style yet. */
export const unstyledChecks: Check[] = [
  {
    id: 'WR-9',
    async run(t) {
      for (const person of [t.a, t.b]) {
        // oxlint-disable-next-line no-await-in-loop -- the second account only when the first has a style
        const answer = await person.call('generatePost', { body: BODIES.generatePost(person.id) });
        if (answer.status === 200 && !t.hooks.isNewAccount) continue;
        t.expect(answer, 409, 'no saved style');
        return;
      }
      t.skip('both accounts have a style already');
    },
  },
];

export const writingChecks: Check[] = [
  {
    id: 'WR-1',
    run: (t) =>
      expectEach(t, t.a, 'processDocuments', [
        {
          what: 'all four kinds',
          call: documents(t, [
            note(),
            note({ name: 'a.doc', type: 'application/msword' }),
            note({
              name: 'b.docx',
              type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
            }),
            note({ name: 'c.pdf', type: 'application/pdf' }),
          ]),
          status: 200,
        },
        { what: 'an upper-case ending', call: documents(t, [note({ name: 'NOTES.TXT' })]), status: 200 },
        {
          what: '20 documents',
          call: documents(
            t,
            Array.from({ length: 20 }, () => note()),
          ),
          status: 200,
        },
        { what: 'the largest', call: documents(t, [note({ size: MAX_DOCUMENT_BYTES })]), status: 200 },
      ]),
  },
  {
    id: 'WR-2',
    run: (t) =>
      expectEach(t, t.a, 'processDocuments', [
        { what: 'no documents', call: documents(t, []), status: 400 },
        {
          what: '21 documents',
          call: documents(
            t,
            Array.from({ length: 21 }, () => note()),
          ),
          status: 400,
        },
        { what: 'a program', call: documents(t, [note({ name: 'holiday.exe' })]), status: 400 },
        { what: 'an empty one', call: documents(t, [note({ size: 0 })]), status: 400 },
        { what: 'a size below zero', call: documents(t, [note({ size: -1 })]), status: 400 },
        { what: 'one too large', call: documents(t, [note({ size: MAX_DOCUMENT_BYTES + 1 })]), status: 400 },
      ]),
  },
  {
    id: 'WR-3',
    run: (t) =>
      expectEach(t, t.a, 'processDocuments', [
        {
          what: 'a picture named .pdf',
          call: documents(t, [note({ name: 'a.pdf', type: 'image/png' })]),
          status: 422,
        },
        { what: 'a PDF named .txt', call: documents(t, [note({ type: 'application/pdf' })]), status: 422 },
        { what: 'a type that is not known', call: documents(t, [note({ type: '' })]), status: 200 },
      ]),
  },
  {
    id: 'WR-4',
    async run(t) {
      const answer = await saveStyle(t);
      t.expect(answer, 200);
      t.claim(field(answer, 'savedSamples') === 2, answer, '`savedSamples` 2');
      t.claim(text(answer, 'styleProfile.voice.tone') !== '', answer, 'a tone in `styleProfile.voice`');
    },
  },
  {
    id: 'WR-5',
    run: (t) =>
      expectEach(t, t.a, 'embedStyle', [
        { what: 'no samples', call: samples(t, []), status: 400 },
        { what: 'an empty one', call: samples(t, [SENTENCE, '']), status: 400 },
        { what: 'a blank one', call: samples(t, [SENTENCE, ' \n ']), status: 400 },
        { what: 'a sample of 20001 characters', call: samples(t, ['x'.repeat(20_001)]), status: 400 },
        {
          what: '201 samples',
          call: samples(
            t,
            Array.from({ length: 201 }, () => SENTENCE),
          ),
          status: 400,
        },
        {
          what: '200 samples',
          call: samples(
            t,
            Array.from({ length: 200 }, () => SENTENCE),
          ),
          status: 200,
        },
        {
          what: 'a sample of 20000 characters',
          call: samples(t, [SENTENCE.repeat(400).slice(0, 19_999) + '.']),
          status: 200,
        },
      ]),
  },
  {
    id: 'WR-6',
    async run(t) {
      const long = SENTENCE.repeat(400).slice(0, 19_999) + '.';
      const call = samples(
        t,
        Array.from({ length: 53 }, () => long),
      );
      t.expect(await t.a.call('embedStyle', call), 413, '1060000 bytes of text');
    },
  },
  {
    id: 'WR-7',
    async run(t) {
      t.expect(await t.a.call('embedStyle', samples(t, ['Hi'])), 422, 'one word');
    },
  },
  {
    id: 'WR-8',
    async run(t) {
      t.need(await saveStyle(t), 200);
      t.need(await t.a.call('embedStyle', samples(t, ['Hi'])), 422);
      t.expect(await t.a.call('generatePost', post(t)), 200, 'with the style that was saved before');
    },
  },
  {
    id: 'WR-10',
    async run(t) {
      t.need(await saveStyle(t), 200);
      for (const platform of POST_PLATFORMS) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a finding names its request
        const answer = await t.a.call('generatePost', post(t, { platform }));
        t.expect(answer, 200, platform);
        t.claim(text(answer, 'post').trim() !== '', answer, 'a post');
      }
    },
  },
  {
    id: 'WR-11',
    async run(t) {
      t.need(await saveStyle(t), 200);
      await expectEach(t, t.a, 'generatePost', [
        { what: 'no topic', call: post(t, { topic: '' }), status: 400 },
        { what: 'a blank topic', call: post(t, { topic: ' \n ' }), status: 400 },
        { what: '501 characters', call: post(t, { topic: 'x'.repeat(MAX_TOPIC_LENGTH + 1) }), status: 400 },
        { what: '500 characters', call: post(t, { topic: 'x'.repeat(MAX_TOPIC_LENGTH) }), status: 200 },
        { what: 'a platform of jobs', call: post(t, { platform: 'youtube' }), status: 400 },
      ]);
    },
  },
];
