// Types, in two worlds at once: what runs in a browser must not lean on Node (tsconfig.app.json), the rest may.
import { spawn } from 'node:child_process';

const TSC = 'node_modules/@typescript/native/bin/tsc';
const outputs = await Promise.all(['tsconfig.app.json', 'tsconfig.node.json'].map(check));
const messages = outputs.flatMap(({ text }) => text.split(/\n(?=\S)/)).map((message) => message.trim());
// Most files belong to both worlds, and would be named by each.
for (const message of new Set(messages)) if (message !== '') console.log(message);
process.exit(outputs.every(({ code }) => code === 0) ? 0 : 1);

function check(project) {
  const tsc = spawn(process.execPath, [TSC, '--noEmit', '--pretty', 'false', '--project', project]);
  let text = '';
  tsc.stdout.on('data', (data) => (text += data));
  tsc.stderr.on('data', (data) => (text += data));
  return new Promise((resolve) => tsc.on('close', (code) => resolve({ code, text })));
}
