import { expect, test } from 'vitest';
import type { AllowedHosts } from './allowed-hosts.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const NONE: AllowedHosts = { PAYMENT_HOSTS: [], UPLOAD_HOSTS: [], MEDIA_HOSTS: [] };
const MEDIA = { ...NONE, MEDIA_HOSTS: ['cdn.example'] };
const BOTH = { ...MEDIA, UPLOAD_HOSTS: ['up.example:8443', 'cdn.example'] };

/** The directives about other hosts. */
function policyOf(hosts: AllowedHosts, isDemo = false): string[] {
  const policy = contentSecurityPolicy({ isDemo, page: '', hosts }).split('; ');
  return ['img-src', 'media-src', 'connect-src'].map(
    (name) => policy.find((directive) => directive.startsWith(name)) ?? '',
  );
}

test('the live app may use any https host by default', () => {
  expect(policyOf(NONE)).toEqual([
    "img-src 'self' blob: data: https:",
    "media-src 'self' blob: https:",
    "connect-src 'self' https:",
  ]);
});

test('the live app may use only the hosts of the lists', () => {
  expect(policyOf(BOTH)).toEqual([
    "img-src 'self' blob: data: https://cdn.example",
    "media-src 'self' blob: https://cdn.example",
    "connect-src 'self' https://up.example:8443 https://cdn.example",
  ]);
});

test('uploads may go to any https host without their own list', () => {
  expect(policyOf(MEDIA)[2]).toBe("connect-src 'self' https: https://cdn.example");
});

test('the demo may use no other host', () => {
  expect(policyOf(BOTH, true)).toEqual([
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
  ]);
});
