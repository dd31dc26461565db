import { HOOK_NAMES, type Adapter } from './adapter.ts';
import type { CookieJar } from './jar.ts';

type Answer = Record<string, unknown>;

/**
 * Hooks of a server in any language: each is a POST of `{ hook, account, …, baseUrl }` to one address, answered with
 * JSON. The first, `{ hook: "hooks" }`, asks which there are: `{ "hooks": ["signIn"], "isNewAccount": true }`.
 */
export async function hooksOverHttp(address: string): Promise<Adapter> {
  const post = async (hook: string, args: Answer = {}): Promise<Answer> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ hook, ...args }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${address} answered ${response.status} ${text.slice(0, 200)}`);
    return text === '' ? {} : (JSON.parse(text) as Answer);
  };
  const undoable = async (hook: string, args: Answer) => {
    await post(hook, args);
    return () => post(hook, { ...args, undo: true });
  };
  const all: Required<Omit<Adapter, 'isNewAccount'>> = {
    async signIn(jar: CookieJar, account, { baseUrl }) {
      const { setCookie, follow } = await post('signIn', { account, baseUrl });
      if (typeof follow === 'string') await jar.follow(new URL(follow, baseUrl));
      const cookies = [setCookie].flat().filter((one) => typeof one === 'string');
      if (cookies.length === 0 && typeof follow !== 'string')
        throw new Error('the answer has neither `follow` nor `setCookie`, such as "session=…; Path=/"');
      cookies.forEach((cookie) => jar.set(baseUrl, cookie));
    },
    setCredits: (account, credits, context) => post('setCredits', { account, credits, ...context }),
    failNextTraining: (account, context) => undoable('failNextTraining', { account, ...context }),
    failNextJob: (account, context) => undoable('failNextJob', { account, ...context }),
    confirmPayment: (url, account, context) => post('confirmPayment', { url, account, ...context }),
    sendNotice: (url, account, notice, context) =>
      post('sendNotice', { url, account, ...notice, ...context }),
    advance: (ms, context) => post('advance', { ms, ...context }),
    restart: (context) => post('restart', { ...context }),
    slow: (account, context) => undoable('slow', { account, ...context }),
    async photos(context) {
      const { photos } = await post('photos', { ...context });
      return (photos as { name: string; type: string; base64: string }[]).map(({ name, type, base64 }) => ({
        name,
        type,
        bytes: Uint8Array.from(Buffer.from(base64, 'base64')),
      }));
    },
  };
  const { hooks, isNewAccount } = await post('hooks');
  if (!Array.isArray(hooks))
    throw new Error('{ "hook": "hooks" } was not answered with { "hooks": [names] }');
  const unknown = hooks.filter((name) => !HOOK_NAMES.includes(String(name)));
  if (unknown.length > 0) throw new Error(`there is no hook ${unknown.join(', ')}`);
  const offered = Object.entries(all).filter(([name]) => hooks.includes(name));
  return { ...(Object.fromEntries(offered) as Adapter), isNewAccount: isNewAccount === true };
}
