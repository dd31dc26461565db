import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AllowedHosts } from './allowed-hosts.ts';

interface Policy {
  isDemo: boolean;
  page: string;
  hosts: AllowedHosts;
}

/**
 * The policy of both builds, without `frame-ancestors`, which works only in a header (`host-files.ts`).
 *
 * - The demo uses no other host. The live app loads pictures and clips from the hosts that the build allows, by default
 *   any over https, and uploads photos to them. `data:` and `blob:` are pictures that are created on the device.
 * - Inline scripts and styles are allowed only by their hash: those of the page, and the style sheet that sonner adds
 *   when it is imported (empty at first). React sets `style` through the DOM, which is always allowed.
 * - Trusted Types: `default` allows workers of our origin; `landing` the markup in the page
 *   (`show-markup.js`); `app` the address of its code (`load-app.js`); `mock-pages` the demo's sign-in and payment pages.
 */
export function contentSecurityPolicy({ isDemo, page, hosts }: Policy): string {
  const media = isDemo ? [] : sourcesOf(hosts.MEDIA_HOSTS);
  const uploads = isDemo ? [] : sourcesOf(hosts.UPLOAD_HOSTS);
  return [
    "default-src 'self'",
    `script-src 'self' ${hashesOf(page, 'script')}`,
    `style-src 'self' ${hashesOf(page, 'style')} ${hashOf('')} ${hashOf(sonnerStyles())}`,
    ["img-src 'self' blob: data:", ...media].join(' '),
    ["media-src 'self' blob:", ...media].join(' '),
    ["connect-src 'self'", ...new Set([...uploads, ...media])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types default landing app${isDemo ? ' mock-pages' : ''}`,
  ].join('; ');
}

function sourcesOf(hosts: readonly string[]): string[] {
  return hosts.length === 0 ? ['https:'] : hosts.map((host) => `https://${host}`);
}

/** The text of the style element that sonner adds. */
function sonnerStyles(): string {
  const path = fileURLToPath(import.meta.resolve('sonner'));
  const [, literal] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync(path, 'utf8')) ?? [];
  if (literal === undefined)
    throw new Error('sonner no longer adds its styles with __insertCSS: see content-security-policy.ts.');
  return JSON.parse(literal) as string;
}

/** The hashes of the page's inline scripts or styles. */
function hashesOf(page: string, tag: 'script' | 'style'): string {
  const texts = page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'));
  return [...texts].map(([, text = '']) => hashOf(text)).join(' ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
