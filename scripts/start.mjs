// `npm start`: the demo with hot reload, also on a fresh clone.
import { checkNode, ensureDependencies, runNpm, stop } from './prepare.mjs';

checkNode();
const args = process.argv.slice(2);
const portFlag = args.indexOf('--port');
if (portFlag >= 0 && !isPort(args[portFlag + 1])) {
  stop(
    `--port needs a number from 1 to 65535, not "${args[portFlag + 1] ?? ''}". Example: npm start -- --port 5173`,
  );
}
ensureDependencies();
const { status } = runNpm('dev', args);
process.exit(status ?? 1);

function isPort(text) {
  return /^\d+$/.test(text ?? '') && Number(text) >= 1 && Number(text) <= 65535;
}
