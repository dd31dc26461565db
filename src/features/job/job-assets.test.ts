import { describe, expect, test } from 'vitest';
import { deliveryOf, fileName, scriptFileName } from './job-assets.ts';

const none = { script: '', finalVideoUrl: '', avatarUrl: '', thumbnailUrl: '' };

describe('a delivered file', () => {
  test.each([
    ['https://files.example/final.mp4', 'there'],
    ['/api/mock/files/job-vertical.mp4', 'there'],
    ['', 'missing'],
    ['javascript:alert(1)', 'missing'],
    ['data:text/html,<script>alert(1)</script>', 'missing'],
  ])('at "%s" is %s', (url, state) => {
    expect(deliveryOf({ ...none, finalVideoUrl: url }, 'finalVideoUrl', new Set()).state).toBe(state);
  });

  test('that did not load is broken, and only that one', () => {
    const assets = {
      ...none,
      avatarUrl: 'https://files.example/a.png',
      thumbnailUrl: 'https://files.example/t.png',
    };
    expect(deliveryOf(assets, 'avatarUrl', new Set(['avatarUrl']))).toEqual({ state: 'broken' });
    expect(deliveryOf(assets, 'thumbnailUrl', new Set(['avatarUrl'])).state).toBe('there');
  });
});

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
