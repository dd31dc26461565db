import { readFileSync } from 'node:fs';
import { getResponse } from 'msw/utils/get-response';
import type { Backend } from '../server/backend.ts';
import { readCard, type CardEntry, type CardProblems } from '../pages/card.ts';
import { html, Markup } from '../pages/markup.ts';
import { findOrder } from '../pages/order.ts';
import { nothingToPay, paymentPage } from '../pages/payment-page.ts';
import { PERSONAS } from '../scenarios/personas.ts';
import { signInPage } from '../pages/sign-in-page.ts';

/** The app's tokens and the pages' rules: read once, as plain CSS. Tailwind's part of the first file is not needed. */
const STYLES = readTokens() + readFileSync(new URL('../pages/pages.css', import.meta.url), 'utf8');

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
  const [, encodedId] = /^\/api\/mock\/pay\/([^/]+)$/.exec(url.pathname) ?? [];
  if (encodedId === undefined) return undefined;
  const isForm =
    request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
  if (request.method === 'GET') return showPayment(backend, encodedId);
  if (request.method === 'POST' && isForm) return settlePayment(backend, encodedId, request);
  return undefined;
}

function showPayment(backend: Backend, encodedId: string): Response {
  const order = orderOf(backend, encodedId);
  if ('nothing' in order) return document(404, 'Payment', nothingToPay(order.nothing, '/studio'));
  return document(
    200,
    'Payment',
    paymentPage({ order, actionHref: `/api/mock/pay/${encodedId}`, hasScript: false }),
  );
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
  const again = (problems: CardProblems | undefined, refusal?: string) => {
    if ('nothing' in order) return document(404, 'Payment', nothingToPay(order.nothing, '/studio'));
    const actionHref = `/api/mock/pay/${encodedId}`;
    return document(
      422,
      'Payment',
      paymentPage({ order, actionHref, hasScript: false, entry, problems, refusal }),
    );
  };
  if ('problems' in reading) return again(reading.problems);

  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  const body = JSON.stringify({ outcome: reading.outcome });
  const settled = new Request(request.url, { method: 'POST', headers, body });
  const response = await getResponse(backend.handlers, settled);
  const target = response?.headers.get('location');
  if (target != null) return new Response(null, { status: 303, headers: { location: target } });
  const refusal = (await response?.json()) as { error?: string } | undefined;
  return again(
    undefined,
    refusal?.error ?? 'The payment could not be made. Nothing was charged; please try again.',
  );
}

function orderOf({ db }: Backend, encodedId: string): ReturnType<typeof findOrder> {
  try {
    return findOrder(db, decodeURIComponent(encodedId));
  } catch {
    return findOrder(db, '');
  }
}

function document(status: number, title: string, body: Markup): Response {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} (simulation) · AI Twin Studio</title>
        <style>
          ${new Markup(STYLES)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
  return new Response(page.text, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** The colours of both themes, from the one file that defines them. */
function readTokens(): string {
  const text = readFileSync(new URL('../../src/app/styles.css', import.meta.url), 'utf8');
  return /^:root \{[^}]*\}/m.exec(text)?.[0] ?? '';
}
