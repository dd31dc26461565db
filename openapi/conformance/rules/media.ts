import type { Trial } from '../check.ts';
import type { Exchange } from '../exchange.ts';

/** Reads a picture or a video as the page does, and checks its type. @returns the answer; none for data URLs */
export async function expectMedia(
  t: Trial,
  source: Exchange,
  address: string,
  kind: 'image' | 'video',
): Promise<Exchange | undefined> {
  if (address.startsWith('data:')) {
    t.claim(address.startsWith(`data:${kind}/`), source, `a data URL of ${kind}/…`);
    return undefined;
  }
  const answer = await t.a.send('GET', address, { headers: { origin: new URL(t.baseUrl).origin } });
  t.expect(answer, [200, 206], 'an address that can be read');
  const type = answer.headers.get('content-type') ?? 'none';
  t.claim(type.startsWith(`${kind}/`), answer, `the content type ${kind}/…, not ${type}`);
  return answer;
}

/** Whether CORS lets the page read this answer. */
export function isReadable(t: Trial, { url, headers }: Exchange): boolean {
  const { origin } = new URL(t.baseUrl);
  const allowed = headers.get('access-control-allow-origin');
  return new URL(url).origin === origin || allowed === '*' || allowed === origin;
}
