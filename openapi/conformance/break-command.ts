// `npm run contract:break` and `contract:score`: a server that breaks the contract in one way, to test what finds it.
import { readFlags, readPort, stop } from '../command-line.mjs';
import { openReference } from './comparison/reference-server.ts';
import { readAdapter, readAddress, stopUnanswered } from './flags.ts';
import { isMutant, MUTANT_NAMES, mutantOf, type MutantName } from './mutants/mutants.ts';
import { scoreMutants, serveMutant, type Score, type Target } from './mutants/score.ts';

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
npm run contract:break -- --list      every mutant and the rules that find it
npm run contract:score -- --target http://localhost:4010 --config mocks/contract-check.config.mjs
                          every mutant, each judged by the rules that forbid it; --break NAME,NAME for some;
                          without --target, mutants of the simulated backend in this process`,
);

const names = (flags.break?.split(',') ?? MUTANT_NAMES).map((name): MutantName =>
  isMutant(name) ? name : stop(`There is no mutant "${name}"; --list shows them.`),
);
if (flags.list === true) {
  for (const name of names) {
    const { what, rules } = mutantOf(name);
    console.log(`${name.padEnd(28)} ${what} (${rules.join(', ')})`);
  }
} else if (flags.all === true) {
  await score();
} else {
  await serve();
}

async function serve(): Promise<void> {
  const [name, ...more] = names;
  if (name === undefined || more.length > 0) stop('--break needs the name of one mutant; --list shows them.');
  const target = readAddress('--target', flags.target);
  await stopUnanswered(target);
  const { url } = await serveMutant({ baseUrl: target }, name, readPort(flags.port, 4011));
  console.log(`${url} is ${target}, but: ${mutantOf(name).what}`);
}

async function score(): Promise<void> {
  const reference = await openReference();
  const target = flags.target === undefined ? await inProcess() : await overHttp();
  const scores = await scoreMutants({ target, names, reference, scored: tell }).catch((error: unknown) =>
    stop(`The mutants could not be judged: ${(error as Error).message}`),
  );
  const caught = scores.filter(({ caughtBy }) => caughtBy.length > 0).length;
  console.log(`\n${caught} of ${scores.length} mutants found`);
  process.exitCode = caught === scores.length ? 0 : 1;
}

async function overHttp(): Promise<Target> {
  const target = readAddress('--target', flags.target);
  await stopUnanswered(target);
  return {
    baseUrl: target,
    // Hooks of the target also use the proxy: a mutant may concern time, notices or signing in.
    adapterFor: (baseUrl) => readAdapter(baseUrl, { ...flags, hooks: flags.hooks?.replace(target, baseUrl) }),
  };
}

/** The simulated backend of this repository. */
async function inProcess(): Promise<Target> {
  const backend = await openReference();
  if (!backend) return stop('--target is needed outside of the repository.');
  const { baseUrl, fetch, adapterFor } = backend;
  // Over HTTP, hooks send their requests to the proxy.
  const hooksFor: Target['adapterFor'] = (address, changed) =>
    adapterFor(address, changed ?? globalThis.fetch);
  return { baseUrl, fetch, adapterFor: hooksFor };
}

function tell({ name, caughtBy, ms }: Score): void {
  const by = caughtBy.join(', ');
  console.log(`${by ? '✓' : '✗'} ${name.padEnd(28)} ${(ms / 1000).toFixed(1)} s  ${by || 'NOT FOUND'}`);
}
