import { expect, test } from 'vitest';
import { fileName, scriptFileName } from './job-assets.ts';

test.each([
  ['finalVideoUrl', 'video/mp4', '/f', 'job_1-video.mp4'],
  ['finalVideoUrl', 'video/webm; codecs="vp9"', '/f', 'job_1-video.webm'],
  ['avatarUrl', '', '/a.PNG?x=1', 'job_1-avatar.png'],
  ['thumbnailUrl', 'application/octet-stream', '/t.jpg', 'job_1-thumbnail.jpg'],
  ['thumbnailUrl', '', '/t.exe', 'job_1-thumbnail.png'],
] as const)('%s of type "%s" at %s is saved as %s', (name, type, url, file) => {
  expect(fileName('job_1', name, type, url)).toBe(file);
});

test('an id never leads out of the folder of downloads', () => {
  expect(scriptFileName('../../etc/passwd')).toBe('-etc-passwd-script.txt');
  expect(scriptFileName('…')).toBe('--script.txt');
});
