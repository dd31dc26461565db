import { waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { CALL_TIME_LIMIT_MS, UPLOAD_TIME_LIMIT_MS } from '#openapi/limits.gen.ts';
import { startBackend } from '#test/start-backend.ts';
import { fetchFile } from './fetch-file.ts';

test.each([
  ['data:text/html,<h1>Home</h1>', 'image'],
  ['data:image/png;base64,iVBORw0KGgo=', 'video'],
  ['data:image/png,', 'image'],
] as const)('%s is not a file of type %s', async (url, kind) => {
  await expect(fetchFile(url, kind)).rejects.toMatchObject({ kind: 'unreadable' });
});

test('a file of any type is read for callers that check its bytes', async () => {
  await expect(fetchFile('data:text/plain,picture', 'any')).resolves.toMatchObject({ size: 7 });
});

test('a missing file has its status', async () => {
  await startBackend();
  await expect(fetchFile('/api/jobs/job_gone', 'video')).rejects.toMatchObject({ kind: 'http', status: 404 });
});

test('a late file is a timeout, unlike a canceled one', async () => {
  await startBackend();
  const limit = new AbortController();
  const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    return promise;
  });
  const cancel = new AbortController();
  const [late, canceled] = [fetchFile('/a.webm', 'video'), fetchFile('/b.png', 'image', cancel.signal)];
  await waitFor(() => expect(limits).toHaveBeenCalledTimes(2));
  expect(limits.mock.calls).toEqual([[UPLOAD_TIME_LIMIT_MS], [CALL_TIME_LIMIT_MS]]);
  cancel.abort();
  await expect(canceled).rejects.toMatchObject({ kind: 'aborted' });
  limit.abort(new DOMException('signal timed out', 'TimeoutError'));
  await expect(late).rejects.toMatchObject({ kind: 'timeout' });
});

test('a file whose cached copy is not readable is fetched again without the cache', async () => {
  await startBackend();
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('picture', { headers: { 'Content-Type': 'image/png' } }));
  const file = await fetchFile('https://files.example/1.png', 'image');
  expect(await file.text()).toBe('picture');
  expect(fetched.mock.calls.map(([, init]) => init?.cache)).toEqual([undefined, 'reload']);
});

test.each([
  ['data:image/svg+xml,%3Csvg%3E%C3%A9%3C%2Fsvg%3E', 'image/svg+xml', '<svg>é</svg>'],
  ['data:image/png;base64,UE5H', 'image/png', 'PNG'],
])('%s is read without a request', async (url, type, content) => {
  // The content security policy refuses `fetch` of data URLs.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Refused to connect'));
  const file = await fetchFile(url, 'image');
  expect([file.type, await file.text()]).toEqual([type, content]);
});
