import { HOOKS, type Adapter } from './adapter.ts';

type HookResponse = Record<string, unknown>;

/**
 * Hooks of a server in any language: each is a POST of `{ hook, account, …, baseUrl }` to one address, with a JSON
 * response. The first, `{ hook: "hooks" }`, lists them: `{ "hooks": ["signIn"], "isNewAccount": true }`.
 */
export async function hooksOverHttp(address: string): Promise<Adapter> {
  const post = async (hook: string, args: HookResponse = {}): Promise<HookResponse> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ hook, ...args }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${address} returned ${response.status} ${text.slice(0, 200)}`);
    return text === '' ? {} : (JSON.parse(text) as HookResponse);
  };
  const posting =
    (hook: string) =>
    async (...args: readonly unknown[]) => {
      const named = args.map((value, index) =>
        typeof value === 'object' ? value : { [HOOKS[hook]?.args[index] ?? '']: value },
      );
      const sent = Object.assign({}, ...named) as HookResponse;
      await post(hook, sent);
      return () => post(hook, { ...sent, undo: true });
    };
  const all: Adapter = {
    ...(Object.fromEntries(Object.keys(HOOKS).map((hook) => [hook, posting(hook)])) as Adapter),
    async signIn(jar, account, { baseUrl }) {
      const { setCookie, follow } = await post('signIn', { account, baseUrl });
      if (typeof follow === 'string') await jar.follow(new URL(follow, baseUrl));
      const cookies = [setCookie].flat().filter((cookie) => typeof cookie === 'string');
      if (cookies.length === 0 && typeof follow !== 'string')
        throw new Error('the response has neither `follow` nor `setCookie`, such as "session=…; Path=/"');
      cookies.forEach((cookie) => jar.set(baseUrl, cookie));
    },
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
  if (!Array.isArray(hooks)) throw new Error('{ "hook": "hooks" } did not return { "hooks": [names] }');
  // An unknown hook is refused together with the others.
  const offered = hooks.map((name) => [name, all[name as keyof Adapter]]);
  return { ...(Object.fromEntries(offered) as Adapter), isNewAccount: isNewAccount === true };
}
