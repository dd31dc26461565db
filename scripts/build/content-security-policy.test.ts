import { expect, test } from 'vitest';
import type { AllowedHosts } from './allowed-hosts.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const NONE: AllowedHosts = { PAYMENT_HOSTS: [], UPLOAD_HOSTS: [], MEDIA_HOSTS: [] };
const MEDIA = { ...NONE, MEDIA_HOSTS: ['cdn.example'] };
const MEDIA_AND_UPLOADS = { ...MEDIA, UPLOAD_HOSTS: ['up.example:8443', 'cdn.example'] };

const CDN = 'https://cdn.example';

/** Other hosts of pictures and videos, then those of requests. */
test.each([
  ['the live app may use any https host by default', NONE, false, ' https:', ' https:'],
  [
    'the live app may use only the hosts of the lists',
    MEDIA_AND_UPLOADS,
    false,
    ` ${CDN}`,
    ` https://up.example:8443 ${CDN}`,
  ],
  ['uploads may go to any https host without their own list', MEDIA, false, ` ${CDN}`, ` https: ${CDN}`],
  ['the demo may use no other host', MEDIA_AND_UPLOADS, true, '', ''],
])('%s', (_, hosts, isDemo, media, requests) => {
  const policy = contentSecurityPolicy({ isDemo, page: '', hosts }).split('; ');
  const directives = ['img-src', 'media-src', 'connect-src'].map((name) =>
    policy.find((directive) => directive.startsWith(name)),
  );
  expect(directives).toEqual([
    `img-src 'self' blob: data:${media}`,
    `media-src 'self' blob:${media}`,
    `connect-src 'self'${requests}`,
  ]);
});
