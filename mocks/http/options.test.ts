import { describe, expect, it } from 'vitest';
import { readHttpOptions } from './options.ts';

const KNOWN = ['signed-out', 'creator'] as const;
const read = (...argv: string[]) => readHttpOptions(argv, KNOWN);

describe('the flags of npm run mock-api', () => {
  it('have defaults', () => {
    expect(read()).toEqual({
      options: {
        port: 4010,
        host: 'localhost',
        scenario: undefined,
        speed: undefined,
        trustProxy: false,
        stateFile: undefined,
      },
    });
  });

  it('are all read', () => {
    const argv =
      '--port 0 --host 0.0.0.0 --scenario creator --speed 10 --trust-proxy --state /tmp/s.json'.split(' ');
    expect(read(...argv)).toEqual({
      options: {
        port: 0,
        host: '0.0.0.0',
        scenario: 'creator',
        speed: 10,
        trustProxy: true,
        stateFile: '/tmp/s.json',
      },
    });
  });

  it.each([
    [['--port', 'abc'], '--port needs a number from 0 to 65535, not "abc".'],
    [['--port', '70000'], '--port needs a number from 0 to 65535, not "70000".'],
    [['--scenario', 'nobody'], 'There is no scenario "nobody". Known scenarios: signed-out, creator.'],
    [
      ['--speed', 'warp'],
      '--speed: "warp" is not a speed. Use a number above 0 and up to 3600, such as 1, 10 or 60.',
    ],
    [['--colour'], "Unknown option '--colour'. npm run mock-api -- --help lists the flags."],
  ])('%j is answered with a sentence', (argv, problem) => {
    expect(read(...argv)).toEqual({ problem });
  });

  it.each([['--port'], ['4010'], ['--speed', '--port']])('%j is answered with a sentence', (...argv) => {
    const reading = read(...argv);
    expect('problem' in reading && reading.problem).toMatch(/--help lists the flags\.$/);
  });

  it('explain themselves', () => {
    const reading = read('--help');
    expect('help' in reading && reading.help).toMatch(/--scenario ID .*signed-out, creator/);
    expect('help' in reading && reading.help).toContain('POST /__mock/clock {"speed": 60');
  });
});
