import { parseArgs } from 'node:util';
import { readScenario, readSpeed } from '../server/start-options.ts';
import { CONTROL_CALLS } from './control.ts';

export interface HttpOptions<Id extends string> {
  port: number;
  host: string;
  scenario: Id | undefined;
  speed: number | undefined;
  /** Builds addresses from what a proxy in front says about the browser's host and scheme. */
  trustProxy: boolean;
  /** Keeps the state in this file between two runs; without it each run starts anew. */
  stateFile: string | undefined;
}

export type OptionsReading<Id extends string> =
  | { options: HttpOptions<Id> }
  | { problem: string }
  | { help: string };

const DEFAULT_PORT = 4010;

/** Reads the flags of `npm run mock-api`. */
export function readHttpOptions<Id extends string>(argv: string[], known: readonly Id[]): OptionsReading<Id> {
  const flags = readFlags(argv);
  if ('problem' in flags) return flags;
  if (flags.help === true) return { help: usage(known) };

  const port = Number(flags.port ?? DEFAULT_PORT);
  if (flags.port !== undefined && (!/^\d{1,5}$/.test(flags.port) || port > 65535)) {
    return { problem: `--port needs a number from 0 to 65535, not "${flags.port}".` };
  }
  const scenario = flags.scenario === undefined ? undefined : readScenario(flags.scenario, known);
  if (scenario && 'problem' in scenario) return scenario;
  const speed = flags.speed === undefined ? undefined : readSpeed(flags.speed);
  if (speed && 'problem' in speed) return { problem: `--speed: ${speed.problem}` };

  return {
    options: {
      port,
      host: flags.host ?? 'localhost',
      scenario: scenario?.value,
      speed: speed?.value,
      trustProxy: flags['trust-proxy'] === true,
      stateFile: flags.state,
    },
  };
}

function readFlags(argv: string[]) {
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        scenario: { type: 'string' },
        speed: { type: 'string' },
        'trust-proxy': { type: 'boolean' },
        state: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values;
  } catch (error) {
    const [sentence = 'The flags could not be read'] = (error as Error).message.split('. ');
    return { problem: `${sentence.replace(/\.$/, '')}. npm run mock-api -- --help lists the flags.` };
  }
}

function usage(known: readonly string[]): string {
  return `The simulated backend of AI Twin Studio over HTTP.

npm run mock-api -- [flags]
  --port N          port to listen on (${DEFAULT_PORT}); 0 takes a free one
  --host NAME       address to listen on (localhost); 0.0.0.0 for the whole network
  --trust-proxy     build addresses from X-Forwarded-Host and -Proto; only behind a proxy that sets them
  --scenario ID     start from a named state: ${known.join(', ')}
  --speed N         simulated time runs N times as fast (1)
  --state FILE      keep the state in this file between two runs
  --help            this text

While it runs, GET /api/callback?code=ID signs the person of that state in, and /__mock/ controls it:
  ${CONTROL_CALLS.replaceAll(' · ', '\n  ')}`;
}
