import { randomUUID } from 'node:crypto';
import { SESSION_COOKIE } from '#openapi/limits.gen.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { BODIES } from '../bodies.ts';
import type { Checks, Trial } from '../check.ts';
import { withoutSecret, type Exchange } from '../exchange.ts';
import { isRemoval, missingFlags } from './session-cookie.ts';

const SECURED = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].secured);

const FOREIGN_PATHS = [
  '',
  'https://evil.example/',
  '//evil.example/',
  String.raw`/\evil.example/`,
  'javascript:alert(1)',
  'studio',
  '/\t/evil.example/',
  String.raw`/studio\evil`,
];

/** Paths of this origin that lead elsewhere once somebody decodes them. */
const ENCODED_PATHS = [
  '/%2Fevil.example/',
  '/%5Cevil.example/',
  '/%252Fevil.example/',
  '/x%0D%0ASet-Cookie:%20a=b',
];

/** Where a redirect leads, without the path that the app lives below. */
function targetOf(t: Trial, { headers }: Exchange): string {
  const location = headers.get('location');
  if (location === null) return 'nowhere';
  const { origin, pathname, search } = new URL(location, t.baseUrl);
  const base = new URL(t.baseUrl);
  if (origin !== base.origin) return origin;
  return (pathname + search).slice(base.pathname.replace(/\/$/, '').length);
}

export const sessionChecks: Checks = {
  async 'SE-1'(t) {
    for (const operation of SECURED) {
      const params = { userId: 'user_nobody', id: 'job_none' };
      const body = (BODIES as Record<string, ((userId: string) => object) | undefined>)[operation]?.(
        'user_nobody',
      );
      t.expect(await t.nobody.call(operation, { params, ...(body ? { body } : {}) }), 401, 'signed out');
    }
  },
  async 'SE-2'(t) {
    const cookie = `${SESSION_COOKIE}=${randomUUID()}`;
    t.expect(await t.nobody.call('getCurrentUser', { headers: { cookie } }), 401, 'a made-up cookie');
    t.expect(await t.nobody.call('getCredits', { headers: { cookie: `${SESSION_COOKIE}=` } }), 401);
    if (!t.hooks.signIn) return;
    const jar = t.jar();
    jar.set(t.baseUrl, `${cookie}; Path=/`);
    await t.hooks.signIn(jar, 'a');
    t.expect(
      await t.nobody.call('getCurrentUser', { headers: { cookie } }),
      401,
      'the same, after signing in',
    );
  },
  async 'SE-3'(t) {
    const session = await t.freshSession('a');
    const cookie = session.jar.received.findLast((one) => one.startsWith(`${SESSION_COOKIE}=`));
    const user = await session.call('getCurrentUser');
    if (cookie === undefined) return t.skip(`signIn saw no cookie named ${SESSION_COOKIE}`);
    const missing = missingFlags(cookie, t.baseUrl);
    const shown = `Set-Cookie: ${withoutSecret(cookie)}`;
    t.claim(missing.length === 0, user, `a session cookie with ${missing.join(' and ')}`, shown);
    return undefined;
  },
  async 'SE-4'(t) {
    const answer = await t.nobody.call('login', { query: { returnTo: '/dashboard' } });
    t.expect(answer, 302);
    const target = targetOf(t, answer);
    t.claim(target !== '/dashboard' && target !== 'nowhere', answer, 'a redirect to where people sign in');
  },
  async 'SE-5'(t) {
    for (const returnTo of FOREIGN_PATHS) {
      for (const client of [t.nobody, t.a]) {
        const answer = await client.call('login', { query: { returnTo } });
        t.expect(answer, 400, 'an address that is no path of this origin');
        t.claim(answer.headers.get('location') === null, answer, 'no `Location`');
      }
    }
    for (const returnTo of ENCODED_PATHS) {
      const answer = await t.a.call('login', { query: { returnTo } });
      const isKept = answer.status === 302 && targetOf(t, answer) === returnTo;
      t.claim(answer.status === 400 || isKept, answer, `400, or a redirect to exactly ${returnTo}`);
    }
  },
  async 'SE-7'(t) {
    for (const client of [await t.freshSession('a'), t.nobody]) {
      const answer = await client.call('logout');
      t.expect(answer, 302);
      t.claim(targetOf(t, answer) === '/', answer, 'a redirect to /');
      const cookie = answer.headers.getSetCookie().find((one) => one.startsWith(`${SESSION_COOKIE}=`)) ?? '';
      const isRemoved = isRemoval(cookie) && /;\s*path=\/\s*(;|$)/i.test(cookie);
      const expected = `\`Set-Cookie: ${SESSION_COOKIE}=; Path=/\` that has expired`;
      t.claim(isRemoved, answer, expected, `Set-Cookie: ${withoutSecret(cookie) || '(none)'}`);
    }
  },
  async 'SE-12'(t) {
    for (const operation of ['getCurrentUser', 'getCredits'] as const) {
      const answer = await t.a.call(operation, { headers: { origin: 'https://evil.example' } });
      const allows = answer.headers.get('access-control-allow-credentials') === 'true';
      const origin = answer.headers.get('access-control-allow-origin');
      const isOpen = allows && (origin === 'https://evil.example' || origin === 'null');
      t.claim(!isOpen, answer, 'no CORS headers that let another site read this');
    }
  },
};
