import type { Checks, Trial } from '../check.ts';
import { text } from '../exchange.ts';
import { uploadAddress } from '../journey.ts';

const MIN_SECRET_LENGTH = 16;

/** The address's longest part: what must not be guessed. */
function secretOf(t: Trial, address: string): string {
  const { pathname, search } = new URL(address, t.baseUrl);
  return `${pathname}${search}`.split(/[/?&=]/).toSorted((one, other) => other.length - one.length)[0] ?? '';
}

export const uploadChecks: Checks = {
  async 'UP-1'(t) {
    const first = secretOf(t, await uploadAddress(t, t.a));
    const last = await t.a.call('createUpload');
    const second = secretOf(t, text(last, 'uploadURL'));
    t.claim(first !== second, last, 'an address of its own');
    t.claim(
      second.length >= MIN_SECRET_LENGTH,
      last,
      `an address with ${MIN_SECRET_LENGTH} characters to guess`,
    );
    const differing = second.split('').filter((letter, index) => letter !== first[index]).length;
    t.claim(differing >= MIN_SECRET_LENGTH / 2, last, 'an address that does not follow from the one before');
  },
  async 'UP-11'(t) {
    const address = await uploadAddress(t, t.a);
    const { origin } = new URL(t.baseUrl);
    const isOwn = new URL(address, t.baseUrl).origin === origin;
    if (isOwn) return void t.claim(true, await t.a.call('createUpload'), 'an address of this origin');
    const answer = await t.nobody.send('OPTIONS', address, {
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    });
    const allowed = answer.headers.get('access-control-allow-origin');
    const methods = answer.headers.get('access-control-allow-methods') ?? '';
    const headers = answer.headers.get('access-control-allow-headers') ?? '';
    t.claim(allowed === '*' || allowed === origin, answer, '`Access-Control-Allow-Origin` for the app');
    t.claim(/PUT|\*/.test(methods), answer, '`Access-Control-Allow-Methods` with PUT');
    t.claim(/content-type|\*/i.test(headers), answer, '`Access-Control-Allow-Headers` with Content-Type');
    return undefined;
  },
};
