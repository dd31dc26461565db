// Types, in two worlds at once: what runs in a browser must not lean on Node (tsconfig.app.json), the rest may.
import { spawn } from 'node:child_process';

const TSC = 'node_modules/@typescript/native/bin/tsc';
const codes = await Promise.all(
  ['tsconfig.app.json', 'tsconfig.node.json'].map(
    (project) =>
      new Promise((resolve) => {
        spawn(process.execPath, [TSC, '--noEmit', '--project', project], { stdio: 'inherit' }).on(
          'exit',
          resolve,
        );
      }),
  ),
);
process.exit(codes.every((code) => code === 0) ? 0 : 1);
