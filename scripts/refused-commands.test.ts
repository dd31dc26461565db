import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Commands that must fail before they start a server. */
test.each([
  [['scripts/serve.mjs', '--dev', '--port', 'abc'], /--port needs a number from 0 to 65535, not "abc"/],
  [['scripts/serve.mjs', '--dev', '--colour'], /Unknown option '--colour'/],
  [['scripts/serve.mjs', '--live'], /API_URL is missing: the address of the real server/],
  [['mocks/http.ts', '--scenario', 'nobody'], /There is no scenario "nobody"\. For example: signed-out/],
])('the command %j exits with a message, status 2', (args, sentence) => {
  const { API_URL: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, args, {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/\n\s+at /);
});
