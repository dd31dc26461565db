import { MAX_DOCUMENT_BYTES, MAX_TOPIC_LENGTH, POST_PLATFORMS } from '../../limits.gen.ts';
import { expectEach, type Checks, type Person, type Trial } from '../check.ts';
import { field, rows, text } from '../exchange.ts';
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
/** The same call, its whole numbers written with a fraction of nothing. */
export const withFractions = ({ body }: { body: object }) => ({
  raw: { type: 'application/json', bytes: JSON.stringify(body).replaceAll(/:(\d+)(?=[,}])/g, ':$1.0') },
});
const samples = (t: Trial, sampleTexts: readonly string[]) => ({ body: { userId: t.a.id, sampleTexts } });
const post = (t: Trial, change: object = {}) => ({ body: { ...BODIES.generatePost(t.a.id), ...change } });
const saveStyle = (t: Trial) => t.a.call('embedStyle', { body: BODIES.embedStyle(t.a.id) });
const SENTENCE = 'We opened at nine and nobody came until ten, so I sharpened pencils. ';

/** While an account has no style yet. */
export const unstyledChecks: Checks = {
  async 'WR-9'(t) {
    const write = (person: Person) => person.call('generatePost', { body: BODIES.generatePost(person.id) });
    for (const [person, other] of [
      [t.a, t.b],
      [t.b, t.a],
    ] as const) {
      const answer = await write(person);
      if (answer.status === 200 && !t.hooks.isNewAccount) continue;
      t.expect(answer, 409, 'no saved style');
      t.need(await other.call('embedStyle', { body: BODIES.embedStyle(other.id) }), 200);
      t.expect(await write(person), 409, 'only somebody else has saved a style');
      return;
    }
    t.skip('both accounts have a style already');
  },
};

export const writingChecks: Checks = {
  'WR-1': (t) =>
    expectEach(t, 'processDocuments', [
      [
        'all four kinds',
        documents(t, [
          note(),
          note({ name: 'a.doc', type: 'application/msword' }),
          note({
            name: 'b.docx',
            type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          }),
          note({ name: 'c.pdf', type: 'application/pdf' }),
        ]),
        200,
      ],
      ['an upper-case ending', documents(t, [note({ name: 'NOTES.TXT' })]), 200],
      ['20 documents', documents(t, Array<DocumentInfo>(20).fill(note())), 200],
      ['the largest', documents(t, [note({ size: MAX_DOCUMENT_BYTES })]), 200],
      ['a size of 2048.0', withFractions(documents(t, [note()])), 200],
    ]),
  'WR-2': (t) =>
    expectEach(t, 'processDocuments', [
      ['no documents', documents(t, []), 400],
      ['21 documents', documents(t, Array<DocumentInfo>(21).fill(note())), 400],
      ['a program', documents(t, [note({ name: 'holiday.exe' })]), 400],
      ['an empty one', documents(t, [note({ size: 0 })]), 400],
      ['a size below zero', documents(t, [note({ size: -1 })]), 400],
      ['one too large', documents(t, [note({ size: MAX_DOCUMENT_BYTES + 1 })]), 400],
    ]),
  'WR-3': (t) =>
    expectEach(t, 'processDocuments', [
      ['a picture named .pdf', documents(t, [note({ name: 'a.pdf', type: 'image/png' })]), 422],
      ['a PDF named .txt', documents(t, [note({ type: 'application/pdf' })]), 422],
      ['a type that is not known', documents(t, [note({ type: '' })]), 200],
    ]),
  async 'WR-4'(t) {
    const answer = await saveStyle(t);
    t.expect(answer, 200);
    t.claim(field(answer, 'savedSamples') === 2, answer, '`savedSamples` 2');
    t.claim(text(answer, 'styleProfile.voice.tone') !== '', answer, 'a tone in `styleProfile.voice`');
  },
  'WR-5': (t) =>
    expectEach(t, 'embedStyle', [
      ['no samples', samples(t, []), 400],
      ['an empty one', samples(t, [SENTENCE, '']), 400],
      ['a blank one', samples(t, [SENTENCE, ' \n ']), 400],
      ['a sample of 20001 characters', samples(t, ['x'.repeat(20_001)]), 400],
      ['201 samples', samples(t, Array<string>(201).fill(SENTENCE)), 400],
      ['200 samples', samples(t, Array<string>(200).fill(SENTENCE)), 200],
      ['a sample of 20000 characters', samples(t, [SENTENCE.repeat(400).slice(0, 19_999) + '.']), 200],
    ]),
  async 'WR-6'(t) {
    const long = SENTENCE.repeat(400).slice(0, 19_999) + '.';
    const call = samples(t, Array<string>(53).fill(long));
    t.expect(await t.a.call('embedStyle', call), 413, '1060000 bytes of text');
    const letters = samples(t, Array<string>(40).fill('é '.repeat(10_000)));
    t.expect(await t.a.call('embedStyle', letters), 413, '800000 characters, which are 1200000 bytes');
  },
  async 'WR-7'(t) {
    t.expect(await t.a.call('embedStyle', samples(t, ['Hi'])), 422, 'one word');
    t.expect(await t.a.call('embedStyle', samples(t, [SENTENCE.repeat(3).trim()])), 200, '39 words');
  },
  async 'WR-8'(t) {
    t.need(await saveStyle(t), 200);
    t.need(await t.a.call('embedStyle', samples(t, ['Hi'])), 422);
    t.expect(await t.a.call('generatePost', post(t)), 200, 'with the style that was saved before');
  },
  async 'WR-10'(t) {
    t.need(await saveStyle(t), 200);
    await (await t.freshSession('a')).call('logout');
    for (const platform of POST_PLATFORMS) {
      const answer = await t.a.call('generatePost', post(t, { platform }));
      t.expect(answer, 200, platform);
      t.claim(text(answer, 'post').trim() !== '', answer, 'a post');
    }
  },
  async 'WR-12'(t) {
    const list = [note(), note({ name: 'c.pdf', type: 'application/pdf' })];
    const answer = await t.a.call('processDocuments', documents(t, list));
    t.need(answer, 200);
    const texts: unknown[] = rows(answer, 'extractedTexts');
    t.claim(texts.length <= list.length, answer, `${list.length} texts at most`);
    t.claim(!texts.some((one) => String(one).trim() === ''), answer, 'no blank text');
  },
  async 'WR-11'(t) {
    t.need(await saveStyle(t), 200);
    await expectEach(t, 'generatePost', [
      ['no topic', post(t, { topic: '' }), 400],
      ['a blank topic', post(t, { topic: ' \n ' }), 400],
      ['501 characters', post(t, { topic: 'x'.repeat(MAX_TOPIC_LENGTH + 1) }), 400],
      ['500 characters', post(t, { topic: 'x'.repeat(MAX_TOPIC_LENGTH) }), 200],
      ['500 emoji', post(t, { topic: '🎈'.repeat(MAX_TOPIC_LENGTH) }), 200],
      ['a platform of jobs', post(t, { platform: 'youtube' }), 400],
    ]);
  },
};
