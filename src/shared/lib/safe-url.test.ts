import { expect, test, vi } from 'vitest';
import { urlFor, type AddressUse } from './safe-url.ts';
import { tryParse } from './schema.ts';

const isSafeUrl = (url: unknown, use: AddressUse) => tryParse(urlFor(use), url) === url && url !== undefined;

test('a refused address is logged once with the reason', () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  isSafeUrl('https://me:secret@pay.example/', 'redirect');
  isSafeUrl('https://me:secret@pay.example/', 'redirect');
  isSafeUrl(`https://me:secret@pay.example/${'a'.repeat(400)}`, 'upload');
  isSafeUrl('https://me:secret@pay.example/', 'media');
  isSafeUrl('', 'media');
  const because = 'because it carries a user name or a password: https://me:secret@pay.example/';
  expect(info.mock.calls).toEqual([
    [`Refused the address of a payment page, ${because}`],
    [`Refused the address of an upload, ${because}${'a'.repeat(170)}`],
    [`Refused the address of a picture, video or file, ${because}`],
  ]);
});

// openapi/safe-address.test.ts shows which addresses are safe. These cases differ by use.
test.each<[unknown, AddressUse[]]>([
  ['https://files.example/1', ['redirect', 'upload', 'media']],
  ['data:image/png;base64,AAAA', ['media']],
  ['data:image/jpg;base64,AAAA', ['media']],
  ['data:image/svg+xml,%3Csvg%2F%3E', ['media']],
  ['data:image/svg+xmlx,%3Csvg%2F%3E', []],
  ['data:text/html,<script>alert(1)</script>', []],
  ['javascript:0//data:image/png;base64,AAAA', []],
  ['http://files.example/a.webp', []],
  ['blob:http://localhost:3000/1', []],
  [undefined, []],
  ['', []],
  [{ href: 'https://pay.example' }, []],
])('%j is allowed for %j', (url, uses) => {
  vi.spyOn(console, 'info').mockReturnValue();
  expect((['redirect', 'upload', 'media'] as const).filter((use) => isSafeUrl(url, use))).toEqual(uses);
});
