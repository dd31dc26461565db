import { expect, test } from 'vitest';
import { fileName, scriptFileName } from './job-assets.ts';

test.each([
  ['Video', 'video', 'video/mp4', '/f', 'job_1-video.mp4'],
  ['Video', 'video', 'video/webm; codecs="vp9"', '/f', 'job_1-video.webm'],
  ['Avatar', 'image', '', '/a.PNG?x=1', 'job_1-avatar.png'],
  ['Thumbnail', 'image', 'application/octet-stream', '/t.jpg', 'job_1-thumbnail.jpg'],
  ['Thumbnail', 'image', '', '/t.exe', 'job_1-thumbnail.png'],
] as const)('%s, %s of type "%s" at %s, is saved as %s', (name, kind, type, url, file) => {
  expect(fileName('job_1', { name, kind, state: 'available', url }, type)).toBe(file);
});

test('an id cannot add folders to a file name', () => {
  expect(scriptFileName('../../etc/passwd')).toBe('-etc-passwd-script.txt');
  expect(scriptFileName('…')).toBe('--script.txt');
});
