import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { scaled } from '#openapi/time-limits.mjs';

/** Runs a command that has to fail before it starts anything. */
function run(script: string, args: string[], env: Record<string, string> = {}) {
  const { API_URL: _, ...inherited } = process.env;
  return spawnSync(process.execPath, [`scripts/${script}`, ...args], {
    env: { ...inherited, ...env },
    encoding: 'utf8',
    timeout: scaled(20_000),
  });
}

test.each([
  ['dev-live.mjs', [], {}, /API_URL is missing: the address of the real server/],
  ['dev-live.mjs', [], { API_URL: 'localhost:4010' }, /API_URL "localhost:4010" is not an address/],
  [
    'dev-live.mjs',
    ['--port', 'abc'],
    { API_URL: 'http://localhost:1' },
    /--port needs a number from 0 to 65535, not "abc"/,
  ],
  ['dev-live.mjs', ['--colour'], { API_URL: 'http://localhost:1' }, /Unknown option '--colour'/],
  ['preview.mjs', ['--port', '99999'], {}, /--port needs a number from 0 to 65535, not "99999"/],
  ['preview.mjs', ['--live'], {}, /API_URL is missing/],
  ['preview.mjs', ['dist'], {}, /Unexpected argument 'dist'/],
])('%s %j with %j ends with a message and status 2', (script, args, env, sentence) => {
  const { status, stderr } = run(script, args, env);
  expect(status).toBe(2);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/\n\s+at /);
});

test('prints its usage', () => {
  expect(run('preview.mjs', ['--help'])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Usage: /),
  });
});
