import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** `npm run test:engines`: the journeys in the system's Firefox and WebKitGTK, driven by WebDriver in place of Playwright. */

const PACKAGES = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb gstreamer1.0-plugins-good gstreamer1.0-libav',
};
const DEMO_PORT = 4260;
const WEBKIT_PORT = 4261;
const firefox = programPath('firefox-esr') ?? programPath('firefox');
const webkit = programPath('xvfb-run') && programPath('WebKitWebDriver');
const missing = [...(firefox ? [] : ['firefox' as const]), ...(webkit ? [] : ['webkit' as const])];
for (const engine of missing) {
  const hint = `${engine} is not installed. On Debian and Ubuntu: apt-get install ${PACKAGES[engine]}`;
  if (process.env['CI']) throw new Error(hint);
  console.warn(hint);
}

export default defineConfig<{ engine: Engine; demoUrl: string }>({
  testMatch: '*.engine.ts',
  workers: 2,
  timeout: 300_000,
  reporter: 'list',
  outputDir: '../../test-results/engines',
  use: { demoUrl: `http://localhost:${DEMO_PORT}` },
  projects: [
    ...(firefox ? [{ name: 'firefox', use: { engine: { kind: 'firefox', path: firefox } as const } }] : []),
    ...(webkit
      ? [
          {
            name: 'webkit',
            use: { engine: { kind: 'webkit', server: `http://127.0.0.1:${WEBKIT_PORT}` } as const },
          },
        ]
      : []),
  ],
  webServer: [
    {
      cwd: '../..',
      command: `node scripts/serve.mjs --port ${DEMO_PORT}`,
      url: `http://localhost:${DEMO_PORT}/`,
    },
    ...(webkit
      ? [
          {
            // xvfb provides a virtual display.
            command: `xvfb-run -a WebKitWebDriver --port=${WEBKIT_PORT}`,
            url: `http://127.0.0.1:${WEBKIT_PORT}/status`,
            // WebKit reports the missing sound device.
            stderr: 'ignore' as const,
          },
        ]
      : []),
  ],
});

/** A browser to start, or a driver that starts one. */
export type Engine = { kind: 'firefox'; path: string } | { kind: 'webkit'; server: string };

function programPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
