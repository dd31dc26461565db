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
    expect(deliveryOf({ ...none, finalVideoUrl: url }, 'finalVideoUrl', new Map()).state).toBe(state);
  });

  test('that could not be fetched is gone, one that cannot be shown keeps its address', () => {
    const assets = {
      ...none,
      avatarUrl: 'https://files.example/a.png',
      thumbnailUrl: 'https://files.example/t.png',
    };
    const trouble = new Map([['avatarUrl', 'gone'] as const, ['thumbnailUrl', 'unshown'] as const]);
    expect(deliveryOf(assets, 'avatarUrl', trouble)).toEqual({ state: 'gone' });
    expect(deliveryOf(assets, 'thumbnailUrl', trouble)).toEqual({
      state: 'unshown',
      url: 'https://files.example/t.png',
    });
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
