import { randomUUID } from 'node:crypto';
import { MAX_PHOTO_BYTES, UPLOAD_TICKET_LIFETIME_MS } from '../../limits.gen.ts';
import { together, type Checks, type Trial } from '../check.ts';
import { text, type Exchange } from '../exchange.ts';
import { isOwnUpload, put, STORED, uploadAddress } from '../journey.ts';

/** The declared refusal of this server; a storage service refuses in its own words. */
function expectRefusal(t: Trial, address: string, answer: Exchange, status: number, why: string) {
  if (isOwnUpload(t, address)) t.expect(answer, status, why);
  else t.claim(answer.status >= 400 && answer.status < 500, answer, `a status from 400 to 499 (${why})`);
}

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
  async 'UP-2'(t) {
    for (const photo of t.samples.kinds) {
      t.expect(await put(t, await uploadAddress(t, t.a), photo), STORED, photo.type);
    }
    const [photo] = t.samples.photos(1);
    for (const type of [photo.type.toUpperCase(), `${photo.type}; charset=binary`]) {
      t.expect(await put(t, await uploadAddress(t, t.a), { ...photo, type }), STORED, type);
    }
  },
  async 'UP-3'(t) {
    const address = await uploadAddress(t, t.a);
    const [photo] = t.samples.photos(1);
    for (const type of ['text/plain', 'image/svg+xml', 'image/heic', 'application/octet-stream']) {
      expectRefusal(t, address, await put(t, address, { ...photo, type }), 415, type);
    }
  },
  'UP-4': {
    slow: true,
    async run(t) {
      const [photo] = t.samples.photos(1);
      const [first, second] = [await uploadAddress(t, t.a), await uploadAddress(t, t.a)];
      t.expect(
        await put(t, first, t.samples.padded(photo, MAX_PHOTO_BYTES)),
        STORED,
        `${MAX_PHOTO_BYTES} bytes`,
      );
      const large = t.samples.padded(photo, MAX_PHOTO_BYTES + 1);
      expectRefusal(t, second, await put(t, second, large), 413, 'one byte more');
      if (!isOwnUpload(t, second)) return;
      const chunked = await t.nobody.send('PUT', second, { raw: { ...large, isChunked: true } }, 'putUpload');
      t.expect(chunked, 413, 'one byte more, in chunks without its length');
    },
  },
  async 'UP-5'(t) {
    const address = await uploadAddress(t, t.a);
    const empty = { type: 'image/png', bytes: new Uint8Array() };
    expectRefusal(t, address, await put(t, address, empty), 400, 'an empty body');
  },
  async 'UP-6'(t) {
    const [photo] = t.samples.photos(1);
    const address = `${t.baseUrl}/api/objects/upload/${randomUUID()}`;
    t.expect(await put(t, address, photo), 404, 'never handed out');
  },
  'UP-7': {
    needs: ['advance'],
    async run(t) {
      const address = await uploadAddress(t, t.a);
      await t.hooks.advance?.(UPLOAD_TICKET_LIFETIME_MS + 1000);
      const [photo] = t.samples.photos(1);
      expectRefusal(t, address, await put(t, address, photo), 403, '15 minutes later');
    },
  },
  async 'UP-8'(t) {
    const address = await uploadAddress(t, t.a);
    const [first, second] = t.samples.photos(2);
    if (!second) return;
    t.need(await put(t, address, first), STORED);
    expectRefusal(t, address, await put(t, address, second), 409, 'the second photo');
    const other = await uploadAddress(t, t.a);
    const answers = await together(2, () => put(t, other, first));
    for (const answer of answers) t.expect(answer, [...STORED, 409], 'one of two photos at once');
    const stored = answers.filter(({ status }) => STORED.includes(status)).length;
    const [last = await put(t, other, first)] = answers.slice(-1);
    t.claim(stored === 1, last, `one of two photos at once is stored; ${stored} were`);
  },
  async 'UP-9'(t) {
    for (const [odd, what] of [
      [t.samples.damaged, 'cannot be decoded'],
      [t.samples.cut, 'a JPEG without its picture'],
      [t.samples.disguised, 'a text that says image/jpeg'],
    ] as const) {
      const address = await uploadAddress(t, t.a);
      expectRefusal(t, address, await put(t, address, odd), 422, what);
    }
  },
  async 'UP-10'(t) {
    const address = await uploadAddress(t, t.a);
    const [photo] = t.samples.photos(1);
    t.need(await put(t, address, t.samples.damaged), [400, 415, 422]);
    t.expect(await put(t, address, photo), STORED, 'after a refusal');
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
