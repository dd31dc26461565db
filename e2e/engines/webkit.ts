import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callText, keyActions, pressActions, type Browser, type Page } from './browser.ts';
import { freePort, startProcess, until } from './processes.ts';

/** Longer than any limit that the session gives the browser: the driver itself no longer answers. */
const ANSWER_MS = 120_000;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK by its WebDriver, on a virtual display. Every page is a new session in a private window. */
export async function startWebKit(path: string): Promise<Browser> {
  const port = await freePort();
  // Downloads are saved in the download folder of the home directory; there is no other setting.
  const home = mkdtempSync(join(tmpdir(), 'webkit-home-'));
  const driver = startProcess('xvfb-run', ['-a', path, `--port=${port}`], {
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
  });
  const send = async <T>(method: string, route: string, body?: unknown): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${route}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${route}: ${value.error} ${value.message}`);
    return value;
  };
  await until('WebKitWebDriver answers', () =>
    send('GET', '/status').then(
      () => true,
      () => undefined,
    ),
  );
  let version = '';

  const newPage = async (downloads: string): Promise<Page> => {
    mkdirSync(join(home, '.config'), { recursive: true });
    writeFileSync(join(home, '.config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
    const { sessionId, capabilities } = await send<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>('POST', '/session', {
      capabilities: { alwaysMatch: { timeouts: { pageLoad: 60_000, script: 30_000 } } },
    });
    version = capabilities.browserVersion;
    const ask = <T>(method: string, route: string, body?: unknown) =>
      send<T>(method, `/session/${sessionId}${route}`, body);
    const perform = async (actions: object) => void (await ask('POST', '/actions', { actions }));
    const run = (script: string) => ask<string | null>('POST', '/execute/sync', { script, args: [] });
    await ask('POST', '/window/rect', { width: 1280, height: 900 });
    return {
      open: async (url) => void (await ask('POST', '/url', { url })),
      reload: async () => void (await ask('POST', '/refresh', {})),
      call: async (fn, ...given) =>
        JSON.parse((await run(`return ${callText(fn, given)}`)) ?? 'null') as ReturnType<typeof fn>,
      addScript: async (text) => void (await run(text)),
      type: (keys, held) => perform(keyActions(keys, held)),
      pressAt: (x, y) => perform(pressActions(x, y)),
      async giveFiles(value, paths) {
        const found = await ask<Record<string, string>>('POST', '/element', { using: 'css selector', value });
        await ask('POST', `/element/${found[ELEMENT]}/value`, { text: paths.join('\n') });
      },
      close: async () => void (await ask('DELETE', '')),
    };
  };
  return {
    get name() {
      return `WebKitGTK ${version}`;
    },
    newPage,
    async close() {
      await driver.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
