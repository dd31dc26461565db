import { expect, test, vi } from 'vitest';
import { photo } from '#test/photos.ts';
import { ApiError } from './api-error.ts';
import { sendFiles } from './send-files.ts';

const broken = () => Promise.reject(ApiError.of('network'));

test('a call with an unreadable file names the file, any other one the connection', async () => {
  const gone = photo('gone.png');
  const files = [photo('there.png'), gone];
  await expect(sendFiles(files, broken())).rejects.toMatchObject({ kind: 'network' });
  vi.spyOn(gone, 'slice').mockReturnValue(gone);
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
  await expect(sendFiles(files, broken())).rejects.toMatchObject({
    kind: 'file',
    message:
      'gone.png cannot be read: it was moved, changed or deleted since it was chosen. Choose it again.',
  });
  const refused = Promise.reject(ApiError.http(500, '', ''));
  await expect(sendFiles(files, refused)).rejects.toMatchObject({ kind: 'http' });
});
