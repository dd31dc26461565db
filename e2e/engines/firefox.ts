import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callText, keyActions, pressActions, type Browser, type Page } from './browser.ts';
import { freePort, startProcess, until } from './processes.ts';

const PREFERENCES = {
  'browser.download.alwaysOpenPanel': false,
  'browser.download.folderList': 2,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'remote.active-protocols': 1,
  'ui.prefersReducedMotion': 1,
};

/** The system's Firefox, driven by WebDriver BiDi. Every page has its own container. */
export async function startFirefox(path: string): Promise<Browser> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'firefox-profile-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`];
  const program = startProcess(path, args, { MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '900' });
  const send = await connect(`ws://127.0.0.1:${port}/session`);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });

  const newPage = async (downloads: string): Promise<Page> => {
    const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
    await send('browser.setDownloadBehavior', {
      downloadBehavior: { type: 'allowed', destinationFolder: downloads },
      userContexts: [userContext],
    });
    const { context } = await send<{ context: string }>('browsingContext.create', {
      type: 'window',
      userContext,
    });
    const perform = async (actions: object) =>
      void (await send('input.performActions', { context, actions }));
    const evaluate = async (expression: string) => {
      const target = { context };
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression,
        target,
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value;
    };
    await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
    return {
      open: async (url) =>
        void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
      reload: async () => void (await send('browsingContext.reload', { context, wait: 'interactive' })),
      call: async (fn, ...given) =>
        JSON.parse((await evaluate(callText(fn, given))) ?? 'null') as ReturnType<typeof fn>,
      addScript: async (text) => void (await evaluate(`${text}; undefined`)),
      type: (keys, held) => perform(keyActions(keys, held)),
      pressAt: (x, y) => perform(pressActions(x, y)),
      async giveFiles(selector, files) {
        const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
          context,
          locator: { type: 'css', value: selector },
        });
        const element = { sharedId: nodes[0]?.sharedId };
        await send('input.setFiles', { context, element, files });
      },
      close: async () => void (await send('browser.removeUserContext', { userContext })),
    };
  };
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    newPage,
    async close() {
      await program.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface Evaluated {
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

type Send = <T>(method: string, params: object) => Promise<T>;

/** Commands over one WebSocket; answers have the number of their command. */
async function connect(address: string): Promise<Send> {
  const socket = await until('Firefox takes commands', () => opened(address));
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data)) as Record<string, unknown>;
    const asked = waiting.get(id as number);
    waiting.delete(id as number);
    if (type === 'error') asked?.reject(new Error(`${String(error)}: ${String(message)}`));
    else asked?.resolve(result);
  });
  let last = 0;
  return <T>(method: string, params: object) => {
    last += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(last, asked);
    socket.send(JSON.stringify({ id: last, method, params }));
    return asked.promise as Promise<T>;
  };
}

function opened(address: string): Promise<WebSocket | undefined> {
  const socket = new WebSocket(address);
  return new Promise((resolve) => {
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => resolve(undefined));
  });
}
