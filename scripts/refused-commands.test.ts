import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { scaled } from '#openapi/time-limits.mjs';

/** Commands that have to fail before they start anything. */
test.each([
  [['--dev', '--port', 'abc'], /--port needs a number from 0 to 65535, not "abc"/],
  [['--dev', '--colour'], /Unknown option '--colour'/],
  [['--live'], /API_URL is missing: the address of the real server/],
])('the server with %j ends with a message and status 2', (args, sentence) => {
  const { API_URL: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['scripts/serve.mjs', ...args], {
    env,
    encoding: 'utf8',
    timeout: scaled(20_000),
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/\n\s+at /);
});
