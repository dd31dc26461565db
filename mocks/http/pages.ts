import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getResponse } from 'msw/utils/get-response';
import type { Backend } from '../backend.ts';
import { html, Markup } from '../pages/markup.ts';
import { findOrder, pay, paymentPage, type Attempt, type Order } from '../pages/payment-page.ts';
import { signInPage } from '../pages/sign-in-page.ts';

/** The app's tokens and the pages' rules, without Tailwind. */
const STYLES = readTokens() + readFileSync(new URL('../pages/pages.css', import.meta.url), 'utf8');
const STYLE_ELEMENT = new Markup(`<style>${STYLES}</style>`);
const STYLE_HASH = createHash('sha256').update(STYLES).digest('base64');

/**
 * The mock's pages as plain HTML: the markup of the demo's pages, with links and forms instead of scripts.
 * @returns undefined for any other address
 */
export async function pageResponse(backend: Backend, request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  if (url.pathname === '/api/mock/sign-in' && request.method === 'GET') {
    const returnTo = url.searchParams.get('returnTo') ?? '';
    return document(200, 'Sign in', signInPage({ apiPrefix: '/api/', returnTo, homeHref: '/' }));
  }
  const [, checkoutId] = /^\/api\/mock\/pay\/([^/]+)$/.exec(url.pathname) ?? [];
  if (checkoutId === undefined) return undefined;
  const isForm =
    request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
  // Ids of checkouts need no escaping in an address.
  const order = findOrder(backend.db, checkoutId);
  if (request.method === 'GET') return paymentResponse(order, url.pathname);
  if (request.method !== 'POST' || !isForm) return undefined;
  const attempt = await settlePayment(backend, request);
  if (!('leadsTo' in attempt)) return paymentResponse(order, url.pathname, attempt);
  return new Response(null, { status: 303, headers: { location: attempt.leadsTo } });
}

/** The payment page, with the result of the last attempt. */
function paymentResponse(
  order: Order | { nothing: string },
  actionHref: string,
  attempt?: Attempt,
): Response {
  const body = paymentPage({ order, homeHref: '/studio', actionHref, hasScript: false, ...attempt });
  if ('nothing' in order) return document(404, 'Payment', body);
  return document(attempt ? 422 : 200, 'Payment', body, new URL(order.appAddress).origin);
}

async function settlePayment({ clock, handlers }: Backend, request: Request) {
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  const form = new URLSearchParams(await request.text());
  return pay(form, clock.now(), async (body) => {
    const settled = new Request(request.url, { method: 'POST', headers, body });
    return (await getResponse(handlers, settled)) ?? Response.error();
  });
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
        `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; base-uri 'none'`,
        // The payment form redirects to the app, which may have another origin than this server.
        `form-action 'self' ${formLeadsTo}; frame-ancestors 'none'`,
      ].join('; '),
    },
  });
}

/** The colors of both themes, from the only file that defines them. */
function readTokens(): string {
  const text = readFileSync(new URL('../../src/app/styles.css', import.meta.url), 'utf8');
  return /^:root \{[^}]*\}/m.exec(text)?.[0] ?? '';
}
