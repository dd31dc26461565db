import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { getResponse } from 'msw/utils/get-response';
import type { Backend } from '../server/backend.ts';
import { readCard, type CardEntry } from '../pages/card.ts';
import { html, Markup } from '../pages/markup.ts';
import { findOrder } from '../pages/order.ts';
import { nothingToPay, paymentPage, type PaymentPage } from '../pages/payment-page.ts';
import { PERSONAS } from '../scenarios/personas.ts';
import { signInPage } from '../pages/sign-in-page.ts';

const FONT_PATH = '/api/mock/fonts/';
/** The app's type, from the packages that the app has it from. */
const FONTS = [
  {
    family: 'Geist Variable',
    weight: '100 900',
    file: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  },
  {
    family: 'Instrument Serif',
    weight: '400',
    file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
  },
  {
    family: 'Instrument Serif',
    weight: '400',
    style: 'italic',
    file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2',
  },
] as const satisfies readonly { family: string; weight: string; style?: string; file: string }[];

/** The app's type and tokens and the pages' rules: read once, as plain CSS. Tailwind's part is not needed. */
const STYLES =
  FONTS.map(fontFace).join('') +
  readTokens() +
  readFileSync(new URL('../pages/pages.css', import.meta.url), 'utf8');
const STYLE_ELEMENT = new Markup(`<style>${STYLES}</style>`);
const STYLE_HASH = createHash('sha256').update(STYLES).digest('base64');

/**
 * The mock's own pages as plain HTML: the markup of the demo's pages, with links and forms in the place of scripts.
 * @returns undefined for every other address
 */
export async function pageAnswer(backend: Backend, request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  if (url.pathname === '/api/mock/sign-in' && request.method === 'GET') {
    const returnTo = url.searchParams.get('returnTo') ?? '';
    const body = signInPage({
      personas: PERSONAS,
      signInHref: ({ id }) => `/api/callback?${new URLSearchParams({ code: id, returnTo })}`,
      homeHref: '/',
    });
    return document(200, 'Sign in', body);
  }
  if (url.pathname.startsWith(FONT_PATH)) return fontAnswer(url.pathname.slice(FONT_PATH.length));
  const [, encodedId] = /^\/api\/mock\/pay\/([^/]+)$/.exec(url.pathname) ?? [];
  if (encodedId === undefined) return undefined;
  const isForm =
    request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
  if (request.method === 'GET') return showPayment(backend, encodedId);
  if (request.method === 'POST' && isForm) return settlePayment(backend, encodedId, request);
  return undefined;
}

function showPayment(backend: Backend, encodedId: string): Response {
  return paymentAnswer(orderOf(backend, encodedId), encodedId);
}

/** The payment page, with what is wrong with the entry or why the card was refused. */
function paymentAnswer(
  order: ReturnType<typeof findOrder>,
  encodedId: string,
  again?: Pick<PaymentPage, 'entry' | 'problems' | 'refusal'>,
): Response {
  if ('nothing' in order) return document(404, 'Payment', nothingToPay(order.nothing, '/studio'));
  const actionHref = `/api/mock/pay/${encodedId}`;
  const body = paymentPage({ order, actionHref, hasScript: false, ...again });
  return document(again ? 422 : 200, 'Payment', body, new URL(order.appAddress).origin);
}

async function settlePayment(backend: Backend, encodedId: string, request: Request): Promise<Response> {
  const order = orderOf(backend, encodedId);
  const form = new URLSearchParams(await request.text());
  const entry: CardEntry = {
    number: form.get('test-number') ?? '',
    expiry: form.get('test-expiry') ?? '',
    cvc: form.get('test-cvc') ?? '',
  };
  const isCancelled = form.get('intent') === 'cancel';
  const reading = isCancelled ? { outcome: 'cancelled' } : readCard(entry, backend.clock.now());
  if ('problems' in reading) return paymentAnswer(order, encodedId, { entry, problems: reading.problems });

  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  const body = JSON.stringify({ outcome: reading.outcome });
  const settled = new Request(request.url, { method: 'POST', headers, body });
  const response = await getResponse(backend.handlers, settled);
  const target = response?.headers.get('location');
  if (target != null) return new Response(null, { status: 303, headers: { location: target } });
  const { error = 'The payment could not be made. Nothing was charged; please try again.' } =
    ((await response?.json()) as { error?: string } | undefined) ?? {};
  const outcome = response?.status === 402 ? { problems: { number: error } } : { refusal: error };
  return paymentAnswer(order, encodedId, { entry, ...outcome });
}

function orderOf({ db }: Backend, encodedId: string): ReturnType<typeof findOrder> {
  try {
    return findOrder(db, decodeURIComponent(encodedId));
  } catch {
    return findOrder(db, '');
  }
}

function document(status: number, title: string, body: Markup, formLeadsTo = ''): Response {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} (simulation) · AI Twin Studio</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
  return new Response(page.text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; font-src 'self'; img-src data:; base-uri 'none'`,
        // The answer to the payment form leads back to the app, which may be another origin than this server.
        `form-action 'self' ${formLeadsTo}; frame-ancestors 'none'`,
      ].join('; '),
    },
  });
}

function fontFace({ family, weight, file, ...font }: (typeof FONTS)[number]): string {
  const style = 'style' in font ? font.style : 'normal';
  const source = FONT_PATH + basename(file);
  return `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:swap;src:url('${source}')format('woff2')}`;
}

function fontAnswer(name: string): Response | undefined {
  const font = FONTS.find(({ file }) => basename(file) === name);
  if (!font) return undefined;
  const bytes = readFileSync(new URL(`../../node_modules/${font.file}`, import.meta.url));
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' },
  });
}

/** The colours of both themes, from the one file that defines them. */
function readTokens(): string {
  const text = readFileSync(new URL('../../src/app/styles.css', import.meta.url), 'utf8');
  return /^:root \{[^}]*\}/m.exec(text)?.[0] ?? '';
}
