// `npm run contract:break`: a server behind a proxy that breaks the contract in one way, to test what finds it.
import { readFlags, readPort, stop } from '../command-line.mjs';
import { breakOf, BREAKS } from './breaks/breaks.ts';
import { scoreBreaks, serveBroken, type Score } from './breaks/score.ts';
import { readAdapter, readAddress, readReference, stopUnanswered } from './flags.ts';

const flags = readFlags(
  {
    target: { type: 'string' },
    break: { type: 'string' },
    port: { type: 'string' },
    all: { type: 'boolean' },
    list: { type: 'boolean' },
    config: { type: 'string' },
    hooks: { type: 'string' },
  },
  `Puts a proxy in front of a server that breaks the contract in one way.

npm run contract:break -- --target http://localhost:4010 --break double-charge [--port 4011]
npm run contract:break -- --list      every break and the rules that find it
npm run contract:score -- --target http://localhost:4010 --config mocks/contract-check.config.mjs
                          every break, each judged by the rules that forbid it; --break NAME,NAME for some`,
);

const names = flags.break?.split(',') ?? Object.keys(BREAKS);
const unknown = names.find((name) => !Object.hasOwn(BREAKS, name));
if (unknown !== undefined) stop(`There is no break "${unknown}"; --list shows them.`);
if (flags.list === true) {
  for (const name of names) {
    const { what, rules } = breakOf(name);
    console.log(`${name.padEnd(26)} ${what} (${rules.join(', ')})`);
  }
} else if (flags.all === true) {
  await score();
} else {
  await serve();
}

async function serve(): Promise<void> {
  const [name, ...more] = names;
  if (name === undefined || more.length > 0) stop('--break needs the name of one break; --list shows them.');
  const target = readAddress('--target', flags.target);
  await stopUnanswered(target);
  const { url } = await serveBroken(target, name, readPort(flags.port, 4011));
  console.log(`${url} is ${target}, but: ${breakOf(name).what}`);
}

async function score(): Promise<void> {
  const target = readAddress('--target', flags.target);
  await stopUnanswered(target);
  // Hooks of the target go through the proxy, too: a break may concern time, notices or signing in.
  const adapterFor = (baseUrl: string) =>
    readAdapter(baseUrl, { ...flags, hooks: flags.hooks?.replace(target, baseUrl) });
  // Ends the reference, too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const reference = await readReference();
  const scores = await scoreBreaks({ target, adapterFor, names, reference, scored: tell }).catch(
    (error: unknown) => stop(`The breaks could not be judged: ${(error as Error).message}`),
  );
  reference?.stop();
  const caught = scores.filter(({ caughtBy }) => caughtBy.length > 0).length;
  console.log(`\n${caught} of ${scores.length} breaks found`);
  process.exitCode = caught === scores.length ? 0 : 1;
}

function tell({ name, caughtBy, ms }: Score): void {
  const by = caughtBy.join(', ');
  console.log(`${by ? '✓' : '✗'} ${name.padEnd(26)} ${(ms / 1000).toFixed(1)} s  ${by || 'NOT FOUND'}`);
}
