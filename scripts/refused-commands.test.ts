import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { scaled } from '#openapi/time-limits.mjs';

/** Commands that have to fail before they start anything. */
test.each([
  ['dev-live.mjs', ['--port', 'abc'], /--port needs a number from 0 to 65535, not "abc"/],
  ['dev-live.mjs', ['--colour'], /Unknown option '--colour'/],
  ['preview.mjs', ['--live'], /API_URL is missing: the address of the real server/],
])('%s %j ends with a message and status 2', (script, args, sentence) => {
  const { API_URL: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}`, ...args], {
    env: { ...env, ...(script === 'dev-live.mjs' && { API_URL: 'http://localhost:1' }) },
    encoding: 'utf8',
    timeout: scaled(20_000),
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/\n\s+at /);
});
