import { describe, expect, test, vi } from 'vitest';
import { photo } from '#test/photos.ts';
import { startBackend } from '#test/start-backend.ts';
import { ApiError } from './api-error.ts';
import { setEarlyResponses } from './early-responses.ts';
import { putFile } from './put-file.ts';
import { sendFiles } from './send-files.ts';

/** The error of an upload to this address whose connection breaks. */
async function brokenUpload(url: string, isServerUnreachable = false): Promise<unknown> {
  const { faults } = await startBackend();
  await faults.add({ operation: 'putUpload', kind: 'network' });
  if (isServerUnreachable) await faults.add({ operation: 'getCurrentUser', kind: 'network' });
  const options = { onProgress: () => {}, signal: new AbortController().signal };
  return putFile(url, photo('me.png'), options).catch((error: unknown) => error);
}

describe('a broken upload (decision 52)', () => {
  const url = 'https://storage.example/api/objects/upload/1';

  test('to another host is a storage error while our server responds', async () => {
    expect(await brokenUpload(url)).toMatchObject({ kind: 'storage' });
  });

  test('to another host is a network error when our server is unreachable', async () => {
    expect(await brokenUpload(url, true)).toMatchObject({ kind: 'network' });
  });

  test('to our server is a network error', async () => {
    expect(await brokenUpload('/api/objects/upload/1')).toMatchObject({ kind: 'network' });
  });

  test('is a timeout when our server takes too long to respond', async () => {
    const timeout = Promise.reject(new DOMException('signal timed out', 'TimeoutError'));
    setEarlyResponses({ '/api/auth/user': timeout });
    expect(await brokenUpload(url)).toMatchObject({ kind: 'timeout' });
  });
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

test('a broken request with readable files is a network error', async () => {
  await expect(sendFiles([photo('me.png')], broken())).rejects.toMatchObject({ kind: 'network' });
});

test('a broken request with an unreadable file names the file', async () => {
  const gone = photo('gone.png');
  const files = [photo('there.png'), gone];
  vi.spyOn(gone, 'slice').mockReturnValue(gone);
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
  await expect(sendFiles(files, broken())).rejects.toMatchObject({
    kind: 'file',
    message: 'gone.png cannot be read: it was moved, changed or deleted since you chose it. Choose it again.',
  });
  const refused = Promise.reject(ApiError.http(500, '', ''));
  await expect(sendFiles(files, refused)).rejects.toMatchObject({ kind: 'http' });
});
