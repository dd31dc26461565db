import { test } from 'vitest';
import { ACTIONS } from './actions.ts';
import { expectToFail } from './check-entry.ts';

const UNSAFE = 'javascript:alert(1)';

type Row = [entry: string, action: keyof typeof ACTIONS, when: string, body: unknown, message: string];

/** Documented failures in a response with the status 200. */
const REPORTED_IN_SUCCESS: readonly Row[] = [
  ['§8.4', 'requesting a training', 'a null body', null, 'Failed to start training'],
  ['§8.5', 'paying for a picture', 'a null body', null, "Couldn't read the server's response."],
  ['§8.6', 'analyzing a picture', 'a null body', null, 'Failed to analyze image'],
  ['§8.6', 'analyzing a picture', 'an error message', { ok: false, error: 'Nobody.' }, 'Nobody.'],
  ['§8.7', 'requesting a picture', 'no image', { ok: true }, 'No image URL in response'],
  [
    '§8.7',
    'requesting a picture',
    'a script as image',
    { ok: true, imageUrl: UNSAFE },
    'No image URL in response',
  ],
  ['§8.7', 'requesting a picture', 'an error message', { ok: false, error: 'Not now.' }, 'Not now.'],
  ['§8.8', 'sending documents', 'a null body', null, 'Couldn’t read the documents. Try again.'],
  ['§8.8', 'learning a style', 'an error message', { ok: false, error: 'Not saved.' }, 'Not saved.'],
  [
    '§8.8',
    'learning a style',
    'no profile',
    { ok: true, savedSamples: 2 },
    'The server sent no style profile. Try again.',
  ],
  ['§8.8', 'requesting a post', 'an error message', { ok: false, error: 'No.', post: 'Hello' }, 'No.'],
  ['§8.8', 'requesting a post', 'an empty post', { ok: true, post: ' \n ' }, 'No post in response'],
  ['§8.9', 'creating a job', 'a number as id', { id: 7 }, 'Something went wrong'],
  ['§8.10', 'requesting an upload address', 'no uploadURL', {}, 'Failed to get upload URL'],
  [
    '§8.10',
    'requesting an upload address',
    'an unsafe uploadURL',
    { uploadURL: UNSAFE },
    'Failed to get upload URL',
  ],
];

// oxlint-disable-next-line vitest/expect-expect -- `expectToFail` has the expectations.
test.each(REPORTED_IN_SUCCESS)(
  'a failure in a 200 response (%s): %s, %s',
  async (_, action, __, body, message) => {
    await expectToFail(ACTIONS[action], { kind: 'body', body }, message);
  },
);

// oxlint-disable-next-line vitest/expect-expect -- as above.
test.each<[entry: string, action: keyof typeof ACTIONS, status: number, error: string, code?: string]>([
  ['Credit Error (§8.5)', 'paying for a picture', 409, 'This charge was cancelled.', 'nothingLeft'],
  ['Upload Error (§8.10)', 'uploading a photo', 403, 'This upload took too long to start.'],
])('%s: %s is refused with %i', async (_, action, status, error, code) => {
  await expectToFail(
    ACTIONS[action],
    { kind: 'status', status, body: { error, code } },
    `${status}: ${error}`,
  );
});
