import { expect, test } from 'vitest';
import { runTimeContract } from '#scripts/contract/check-file.ts';
import { at, objectOf, readContract } from '#scripts/contract/document.ts';

const contract = await readContract();
const checked = runTimeContract(contract);

const PAGES = [
  'https://checkout.stripe.com/c/pay/cs_1',
  'http://localhost:4010/files/a.png?v=1#t',
  'http://[::1]:4010',
];
const PATHS = ['/', '/studio', '/#pricing', '/job/job_running?from=mail', '/api/objects/upload/upload_ada_1'];
const IMAGES = [
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E',
  'data:image/webp;base64,UklGRg==',
];
const HOSTILE = [
  'javascript:alert(1)|JaVaScRiPt:alert(1)| javascript:alert(1)|java\nscript:alert(1)|vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>|data:text/html;base64,PHNjcmlwdD4=|blob:https://evil.example/1',
  'file:///etc/passwd|//evil.example|///evil.example|/\\evil.example|\\\\evil.example|/\t/evil.example',
  '/\n/evil.example|https:/\\evil.example|https://user@evil.example|http://localhost@evil.example/',
  'http://pay.example/c/1|http://localhost.evil.example/|https:///evil.example|https://|evil.example|studio|',
].flatMap((line) => line.split('|'));

test.each([
  ['SafeUrl', [...PAGES, ...PATHS], [...HOSTILE, ...IMAGES]],
  ['MediaUrl', [...PAGES, ...PATHS, ...IMAGES], HOSTILE],
  ['SameOriginPath', PATHS, [...HOSTILE, ...PAGES, ...IMAGES]],
])('%s accepts only safe addresses', (name, accepted, refused) => {
  const pattern = new RegExp(String(at(contract, `/components/schemas/${name}/pattern`)), 'u');
  expect(accepted.filter((url) => !pattern.test(url))).toEqual([]);
  expect(refused.filter((url) => pattern.test(url))).toEqual([]);
});

test('every address field of the contract has one of these schemas', () => {
  const addresses = Object.entries(checked.$defs).flatMap(([schema, definition]) =>
    Object.entries(objectOf(objectOf(definition)['properties']))
      .filter(([field]) => /ur[li]$/i.test(field) || field === 'referenceImages')
      .map(([field, value]) => ({
        field: `${schema}.${field}`,
        ...objectOf(objectOf(value)['items'] ?? value),
      })),
  );
  expect(addresses.length).toBeGreaterThanOrEqual(8);
  const allowed = new Set<unknown>(['contract#/$defs/SafeUrl', 'contract#/$defs/MediaUrl']);
  expect(addresses.filter((address) => !allowed.has(objectOf(address)['$ref']))).toEqual([]);
});

test('the Location header is a SafeUrl', () => {
  expect(at(contract, '/components/headers/Location/schema')).toEqual({
    $ref: '#/components/schemas/SafeUrl',
  });
});

test('no pattern uses lookaround, which some tools lack', () => {
  expect(JSON.stringify(checked)).not.toMatch(/\(\?[=!<]/);
});
