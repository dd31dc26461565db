import { test } from 'vitest';
import { ACTIONS } from './actions.ts';
import { expectToFail } from './check-entry.ts';

const UNSAFE = 'javascript:alert(1)';

type Row = [entry: string, action: keyof typeof ACTIONS, when: string, body: unknown, message: string];

/** Documented failures in an answer with the status 200. */
const ANSWERED: readonly Row[] = [
  ['§8.4', 'asking for a training', 'it is null', null, 'Failed to start training'],
  ['§8.5', 'paying for a picture', 'it is null', null, "Couldn't read the server's response."],
  ['§8.6', 'reading a picture', 'it is null', null, 'Failed to analyze image'],
  ['§8.6', 'reading a picture', 'the server says why', { ok: false, error: 'Nobody.' }, 'Nobody.'],
  ['§8.7', 'asking for a picture', 'no image is there', { ok: true }, 'No image URL in response'],
  [
    '§8.7',
    'asking for a picture',
    'the image is a script',
    { ok: true, imageUrl: UNSAFE },
    'No image URL in response',
  ],
  ['§8.7', 'asking for a picture', 'the server says why', { ok: false, error: 'Not now.' }, 'Not now.'],
  ['§8.8', 'sending documents', 'it is null', null, 'Couldn’t read the documents. Try again.'],
  ['§8.8', 'learning a style', 'the server says why', { ok: false, error: 'Not saved.' }, 'Not saved.'],
  [
    '§8.8',
    'learning a style',
    'no profile comes back',
    { ok: true, savedSamples: 2 },
    'The server sent no style profile. Try again.',
  ],
  ['§8.8', 'asking for a post', 'the server says why', { ok: false, error: 'No.', post: 'Hello' }, 'No.'],
  ['§8.8', 'asking for a post', 'the post is empty', { ok: true, post: ' \n ' }, 'No post in response'],
  ['§8.9', 'creating a job', 'the id is no text', { id: 7 }, 'Something went wrong'],
  ['§8.10', 'asking where a photo goes', 'no uploadURL is there', {}, 'Failed to get upload URL'],
  [
    '§8.10',
    'asking where a photo goes',
    'the uploadURL is none for files',
    { uploadURL: UNSAFE },
    'Failed to get upload URL',
  ],
];

// oxlint-disable-next-line vitest/expect-expect -- all of them are in `expectToFail`.
test.each(ANSWERED)('a success that is a failure (%s): %s, when %s', async (_, action, __, body, message) => {
  await expectToFail(ACTIONS[action], { kind: 'body', body }, message);
});

// oxlint-disable-next-line vitest/expect-expect -- as above.
test.each<[entry: string, action: keyof typeof ACTIONS, status: number, error: string, code?: string]>([
  ['Credit Error (§8.5)', 'paying for a picture', 409, 'This charge was cancelled.', 'nothingLeft'],
  ['Upload Error (§8.10)', 'putting a photo there', 403, 'This upload took too long to start.'],
])('%s: %s is refused with %i', async (_, action, status, error, code) => {
  await expectToFail(
    ACTIONS[action],
    { kind: 'status', status, body: { error, code } },
    `${status}: ${error}`,
  );
});
