// `npm start`: serves the demo with hot reload. On a fresh clone it installs the packages first.
import { spawn } from 'node:child_process';
import { readPort } from '#openapi/command-line.mjs';
import { checkNode, ensureDependencies } from './prepare.mjs';

checkNode();
const args = process.argv.slice(2);
if (args.includes('--port')) readPort(args[args.indexOf('--port') + 1] ?? '');
ensureDependencies();
// Runs Vite without npm and a shell, so that signals reach it.
const vite = spawn('node', ['node_modules/vite/bin/vite.js', '--mode', 'demo', ...args], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => vite.kill(signal));
vite.on('exit', (code) => process.exit(code ?? 1));
