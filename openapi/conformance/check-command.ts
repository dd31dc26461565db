// `npm run contract:check`: judges a server by the rules of the contract.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readFlags, readNumber, stop } from '../command-line.mjs';
import { isLoopback } from '../safe-address.ts';
import { HOOKS } from './adapter.ts';
import { openReference } from './comparison/reference-server.ts';
import { RULES } from './contract.ts';
import { readAdapter, readAddress, stopUnanswered } from './flags.ts';
import { jsonReport } from './report/json.ts';
import { createProgress } from './report/progress.ts';
import { exitCodeOf } from './report/summary.ts';
import { textReport } from './report/text.ts';
import { runContractCheck, type Result } from './run.ts';

/** How many requests and scenarios a quick run compares. */
const QUICK_CASES = 30;

const flags = readFlags(
  {
    'base-url': { type: 'string' },
    config: { type: 'string' },
    hooks: { type: 'string' },
    only: { type: 'string', multiple: true },
    case: { type: 'string' },
    quick: { type: 'boolean' },
    seed: { type: 'string' },
    report: { type: 'string' },
    output: { type: 'string' },
    strict: { type: 'boolean' },
    yes: { type: 'boolean' },
  },
  `Judges a server by the rules of openapi.yaml ("x-rules").

npm run contract:check -- --base-url http://localhost:4010 [flags]
  --base-url URL    the address before /api
  --config FILE     hooks of this server (contract-check.config.mjs); without them much is not checked
  --hooks URL       the same over HTTP, for servers in other languages: openapi/guide/hooks.md
  --only ID,ID      these rules, or all of a prefix such as CR
  --case ID         only this case, as a finding names it; with the seed of its run
  --quick           a first run of half a minute: 60 cases of the comparison, no random sequences, no largest upload
  --seed N          the same cases of this comparison again
  --report KIND     text or json (text); --output FILE writes it there
  --strict          rules of level should, and musts that were not checked, fail the run, too
  --yes             checks a server that is not on this machine, where jobs, trainings and uploads stay

Hooks, which openapi/guide/hooks.md describes: ${Object.keys(HOOKS).join(', ')}.

Exit code: 0 when every must that was checked holds, 1 when one is broken, 2 when the check could not run, 3 when nothing
is broken but rules could not be judged, because calls or hooks failed or nobody could sign in. What does not come again
when its case is played alone is unsteady, and fails no run.
The worked example: npm run contract:check -- --base-url http://localhost:4010 --config mocks/contract-check.config.mjs`,
);

const baseUrl = readAddress('--base-url', flags['base-url']);
// Prevents an accidental check of another team's server.
if (!isLoopback(new URL(baseUrl).hostname) && flags.yes !== true) {
  stop(
    `${baseUrl} is not on this machine. The check creates jobs, trainings and uploads there, and spends credits of two ` +
      'test accounts. If that is meant, add --yes.',
  );
}
const kinds: Record<string, (result: Result) => string> = { text: textReport, json: jsonReport };
const reportOf = kinds[flags.report ?? 'text'] ?? stop('--report is one of text, json.');
const only = flags.only?.flatMap(rulesOf);
const progress = createProgress(process.stderr);
/** After the first interrupt, the run still reports its findings; a second one ends it immediately. */
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    // The exit code of an incomplete judgment.
    if (stopped.signal.aborted) process.exit(3);
    stopped.abort(new Error('the run was stopped'));
  });
await stopUnanswered(baseUrl);

try {
  const result = await runContractCheck({
    baseUrl,
    adapter: await readAdapter(baseUrl, flags),
    only,
    caseId: flags.case,
    quick: flags.quick,
    maxCases: flags.quick === true ? QUICK_CASES : undefined,
    reference: await openReference(),
    progress: progress.show,
    signal: stopped.signal,
    seed: flags.seed === undefined ? undefined : readNumber('--seed', flags.seed, 0),
  });
  progress.end();
  const report = reportOf(result);
  if (flags.output === undefined) console.log(report);
  else {
    mkdirSync(dirname(flags.output), { recursive: true });
    writeFileSync(flags.output, `${report}\n`);
  }
  process.exitCode = exitCodeOf(result, flags.strict);
} catch (error) {
  stop(`The check could not run: ${(error as Error).message}`);
}

/** The ids in a list such as `CR-3,SE`. */
function rulesOf(list: string): string[] {
  return list.split(',').flatMap((word) => {
    const ids = RULES.map(({ id }) => id).filter((id) => id === word || id.startsWith(`${word}-`));
    return ids.length > 0 ? ids : stop(`There is no rule ${word}.`);
  });
}
