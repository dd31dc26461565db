import { expect, test } from 'vitest';
import type { AllowedHosts } from './allowed-hosts.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const NONE: AllowedHosts = { PAYMENT_HOSTS: [], UPLOAD_HOSTS: [], MEDIA_HOSTS: [] };
const MEDIA = { ...NONE, MEDIA_HOSTS: ['cdn.example'] };
const BOTH = { ...MEDIA, UPLOAD_HOSTS: ['up.example:8443', 'cdn.example'] };

/** What the policy of a build says of other hosts. */
function policyOf(hosts: AllowedHosts, isDemo = false): string[] {
  const policy = contentSecurityPolicy({ isDemo, page: '', hosts }).split('; ');
  return ['img-src', 'media-src', 'connect-src'].map(
    (name) => policy.find((directive) => directive.startsWith(name)) ?? '',
  );
}

test('the live app reaches any https host, where the build names none', () => {
  expect(policyOf(NONE)).toEqual([
    "img-src 'self' blob: data: https:",
    "media-src 'self' blob: https:",
    "connect-src 'self' https:",
  ]);
});

test('where the build names hosts, it reaches those alone', () => {
  expect(policyOf(BOTH)).toEqual([
    "img-src 'self' blob: data: https://cdn.example",
    "media-src 'self' blob: https://cdn.example",
    "connect-src 'self' https://up.example:8443 https://cdn.example",
  ]);
});

test('uploads may go anywhere as long as their hosts are not named', () => {
  expect(policyOf(MEDIA)[2]).toBe("connect-src 'self' https: https://cdn.example");
});

test('the demo reaches nobody', () => {
  expect(policyOf(BOTH, true)).toEqual([
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
  ]);
});
