// `npm run mutation`: reports changes of the rules that no test notices. Arguments go to Stryker, e.g.
// `-- --mutate mocks/domain/ledger.ts`.
import { existsSync } from 'node:fs';
import { stop } from '#openapi/command-line.mjs';
import { scaleTimeLimits } from './measure-machine.mjs';
import { run } from './run.mjs';

const FOLDER = 'scripts/mutation';
const BIN = `${FOLDER}/node_modules/@stryker-mutator/core/bin/stryker.js`;

// Its 170 packages are installed at the first run, so that `npm ci` stays quick.
if (!existsSync(BIN) && run('npm', ['ci', '--prefix', FOLDER]).status !== 0)
  stop('Stryker could not be installed; the message above says why.');
await scaleTimeLimits();
const { status } = run(process.execPath, [
  BIN,
  'run',
  `${FOLDER}/stryker.config.mjs`,
  ...process.argv.slice(2),
]);
process.exit(status ?? 1);
