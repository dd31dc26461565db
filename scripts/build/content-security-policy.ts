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
 * The policy of both builds, without `frame-ancestors`, which counts in a header only (see `preview.mjs`).
 *
 * - The demo sends no request to another host. The live app shows and fetches pictures and clips, and uploads photos, on the hosts that
 *   the build allows, or else on whatever https hosts its server names; `data:` and `blob:` are pictures that were made
 *   on the device.
 * - Inline scripts and styles are allowed by their hash alone: those of the page, and the style sheet that sonner adds
 *   when it is imported (empty at first). React sets `style` through the DOM, which needs no permission.
 * - Trusted Types: `default` lets workers start from our own origin (`src/main.tsx`); `landing` draws the landing that
 *   came with the page (`show-markup.js`); `mock-pages` lets the demo draw its sign-in and payment pages.
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
    `trusted-types default landing${isDemo ? ' mock-pages' : ''}`,
  ].join('; ');
}

function sourcesOf(hosts: readonly string[]): string[] {
  return hosts.length === 0 ? ['https:'] : hosts.map((host) => `https://${host}`);
}

/** The text that sonner puts into a style element. Its package ships the same rules as a file, but imports this. */
function sonnerStyles(): string {
  const source = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const [, literal] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source) ?? [];
  if (literal === undefined)
    throw new Error('sonner adds its styles in another way now: see content-security-policy.ts.');
  return JSON.parse(literal) as string;
}

/** Of what stands in the page itself. */
function hashesOf(page: string, tag: 'script' | 'style'): string {
  const texts = page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'));
  return [...texts].map(([, text = '']) => hashOf(text)).join(' ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
