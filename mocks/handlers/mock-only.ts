import { http, HttpResponse, type RequestHandler } from 'msw';
import { createFaults } from '../server/fault-store.ts';
import { waitFor } from '../server/faulty-response.ts';
import type { Server } from '../server/handle-request.ts';
import { problem, Reply, type Schemas } from '../server/handler.ts';
import { LINES } from '../server/lines.ts';
import { asProblem } from '../server/read-request.ts';
import { redirect, toResponse } from '../server/respond.ts';
import { safeReturnPath, withBase } from '../server/return-path.ts';
import { closeSession, openSession, sessionIdOf } from '../server/session.ts';
import { addPersona } from '../states/add-persona.ts';
import { isStateId, unknownState } from '../states/states.ts';

const OUTCOMES = ['paid', 'declined', 'cancelled'] as const;

/** Routes that are not in the contract: the identity provider's callback, and the payment provider. */
export function mockOnlyRoutes(server: Server): RequestHandler[] {
  const { db } = server;
  const transact = (run: () => Response | Promise<Response>) =>
    db.transact(run).catch((error: unknown) => toResponse(asProblem(error), 500));
  return [
    http.get('*/api/callback', ({ request, cookies }) => transact(() => signIn(server, request, cookies))),
    http.post<{ checkoutId: string }>('*/api/mock/pay/:checkoutId', async ({ request, params }) => {
      const body = (await request.json().catch(() => undefined)) as { outcome?: unknown } | undefined;
      const { fault } = LINES[createFaults(db).line()];
      if (fault?.kind === 'network') return HttpResponse.error();
      if (fault) await waitFor(fault.delayMs);
      return transact(() => settlePayment(server, params.checkoutId, body?.outcome, request));
    }),
    http.post('*/api/mock/notice', async ({ request }) => {
      const raw = await request.text();
      return transact(() => receiveNotice(server, raw, request.headers.get('stripe-signature') ?? ''));
    }),
  ];
}

async function signIn({ db, clock, addressOf }: Server, request: Request, cookies: Record<string, string>) {
  const query = new URL(request.url).searchParams;
  const code = query.get('code') ?? '';
  if (!isStateId(code)) throw problem(400, unknownState(code));
  const returnTo = safeReturnPath(query.get('returnTo'));
  if (returnTo === undefined) throw problem(400, 'You can only be sent back to a page of this app.');
  const userId = await addPersona(db, code, clock.now());
  const clearedCookie = closeSession(db, sessionIdOf(cookies));
  const setCookie = userId === undefined ? clearedCookie : await openSession(db, userId, clock.now());
  return redirect({ location: withBase(addressOf(request).base, returnTo), setCookie });
}

/** The contract's webhook for the payment provider. The signature covers the raw body; a payment counts once. */
async function receiveNotice({ db, clock }: Server, raw: string, signature: string): Promise<Response> {
  const [, time = '', sentSignature] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(signature) ?? [];
  if (sentSignature !== (await signatureOf(`${time}.${raw}`)))
    throw problem(400, 'The signature is not valid.');
  const { type, data } = JSON.parse(raw) as Schemas['PaymentNotice'];
  const checkout = db.checkouts.get(data.object.id);
  const isPaid = type === 'checkout.session.completed' && data.object.payment_status === 'paid';
  if (isPaid && checkout && checkout.state !== 'paid') {
    await db.checkouts.update(checkout.id, { state: 'paid', reportedAt: clock.now() });
  }
  return toResponse(undefined, 200);
}

/** The signing key of the simulated provider; not a secret. */
const NOTICE_SECRET = 'whsec_simulated';

async function signatureOf(text: string): Promise<string> {
  const encode = (value: string) => new TextEncoder().encode(value);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(NOTICE_SECRET), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Stores the outcome of a payment. Returns a redirect to the app, or a refusal of the card. */
async function settlePayment(
  { db, clock, addressOf }: Server,
  id: string,
  requestedOutcome: unknown,
  request: Request,
) {
  const outcome = OUTCOMES.find((known) => known === requestedOutcome);
  if (!outcome) throw problem(400, `The outcome must be one of ${OUTCOMES.join(', ')}.`);
  const checkout = db.checkouts.get(id);
  if (!checkout) throw problem(404, 'There is no such checkout.');
  // Paying again, e.g. after Back, has no effect.
  if (checkout.state !== 'paid') {
    const state = outcome === 'paid' && checkout.isDeclined ? 'declined' : outcome;
    const reportedAt = state === 'paid' ? clock.now() + checkout.reportedAfterMs : null;
    await db.checkouts.update(id, { state, reportedAt });
  }
  const { state, appAddress } = db.checkouts.get(id) ?? checkout;
  // Returned, not thrown: throwing would roll back the update above.
  if (state === 'declined')
    return toResponse(problem(402, 'This card was declined. No charge was made.'), 402);
  const isSameOrigin = new URL(appAddress).origin === addressOf(request).origin;
  const app = (isSameOrigin ? new URL(appAddress).pathname : appAddress).replace(/\/$/, '');
  const target = `${app}${state === 'paid' ? '/checkout/success' : '/checkout/cancel'}`;
  return toResponse(new Reply({ redirect: target }, { Location: target }), 200);
}
