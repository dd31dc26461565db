// `npm start`: the demo with hot reload, also on a fresh clone.
import { spawn } from 'node:child_process';
import { stop } from '../openapi/command-line.mjs';
import { checkNode, ensureDependencies, ROOT } from './prepare.mjs';

checkNode();
const args = process.argv.slice(2);
const portFlag = args.indexOf('--port');
if (portFlag >= 0 && !isPort(args[portFlag + 1])) {
  stop(
    `--port needs a number from 1 to 65535, not "${args[portFlag + 1] ?? ''}". Example: npm start -- --port 5173`,
  );
}
ensureDependencies();
// Without npm and a shell between, so that whoever ends this ends Vite.
const vite = spawn('node', ['node_modules/vite/bin/vite.js', '--mode', 'demo', ...args], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => vite.kill(signal));
vite.on('exit', (code) => process.exit(code ?? 1));

function isPort(text) {
  return /^\d+$/.test(text ?? '') && Number(text) >= 1 && Number(text) <= 65535;
}
