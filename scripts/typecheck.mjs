// Checks types of two projects in parallel: browser code, which has no types of Node (tsconfig.app.json), and the rest.
import { spawn } from 'node:child_process';

const TSC = 'node_modules/@typescript/native/bin/tsc';
const outputs = await Promise.all(['tsconfig.app.json', 'tsconfig.node.json'].map(check));
const messages = outputs.flatMap(({ text }) => text.split(/\n(?=\S)/)).map((message) => message.trim());
// Most files are in both projects: print each message once.
for (const message of new Set(messages)) if (message !== '') console.log(message);
process.exit(outputs.every(({ code }) => code === 0) ? 0 : 1);

function check(project) {
  const tsc = spawn(process.execPath, [TSC, '--noEmit', '--pretty', 'false', '--project', project]);
  let text = '';
  tsc.stdout.on('data', (data) => (text += data));
  tsc.stderr.on('data', (data) => (text += data));
  return new Promise((resolve) => tsc.on('close', (code) => resolve({ code, text })));
}
