import { expect, test, vi } from 'vitest';
import { photo } from '#test/photos.ts';
import { startBackend } from '#test/start-backend.ts';
import { ApiError } from './api-error.ts';
import { setEarlyAnswers } from './early-responses.ts';
import { putFile } from './put-file.ts';
import { sendFiles } from './send-files.ts';

/** The message of an upload to this address whose connection breaks. */
async function brokenUpload(url: string, isServerAway = false): Promise<unknown> {
  const { faults } = await startBackend();
  await faults.add({ operation: 'putUpload', kind: 'network' });
  if (isServerAway) await faults.add({ operation: 'getCurrentUser', kind: 'network' });
  const options = { onProgress: () => {}, signal: new AbortController().signal };
  return putFile(url, photo('me.png'), options).catch((error: unknown) => error);
}

test('an upload refused by another host is not a network error while our server answers (decision 52), or takes too long to', async () => {
  const url = 'https://storage.example/api/objects/upload/1';
  expect(await brokenUpload(url)).toMatchObject({ kind: 'storage' });
  expect(await brokenUpload(url, true)).toMatchObject({ kind: 'network' });
  expect(await brokenUpload('/api/objects/upload/1')).toMatchObject({ kind: 'network' });
  const tooLong = Promise.reject(new DOMException('signal timed out', 'TimeoutError'));
  setEarlyAnswers({ '/api/auth/user': tooLong });
  expect(await brokenUpload(url)).toMatchObject({ kind: 'timeout' });
});

test('a redirected upload is not a success (decision 59)', async () => {
  await startBackend();
  vi.spyOn(XMLHttpRequest.prototype, 'responseURL', 'get').mockReturnValue('http://localhost:3000/login');
  const options = { onProgress: () => {}, signal: new AbortController().signal };
  await expect(putFile('/api/objects/upload/1', photo('me.png'), options)).rejects.toMatchObject({
    kind: 'unreadable',
  });
});

const broken = () => Promise.reject(ApiError.of('network'));

test('a call with an unreadable file names the file, any other one the connection', async () => {
  const gone = photo('gone.png');
  const files = [photo('there.png'), gone];
  await expect(sendFiles(files, broken())).rejects.toMatchObject({ kind: 'network' });
  vi.spyOn(gone, 'slice').mockReturnValue(gone);
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
  await expect(sendFiles(files, broken())).rejects.toMatchObject({
    kind: 'file',
    message: 'gone.png cannot be read: it was moved, changed or deleted since you chose it. Choose it again.',
  });
  const refused = Promise.reject(ApiError.http(500, '', ''));
  await expect(sendFiles(files, refused)).rejects.toMatchObject({ kind: 'http' });
});
