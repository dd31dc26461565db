import type { Handler } from '../server/handler.ts';

/** The payment provider reports a payment this much later; the user may return to the app before or after. */
const REPORT_DELAY_MS = 2_000;

export const createCheckout: Handler<'createCheckout'> = async ({
  db,
  user,
  now,
  body,
  address,
  headers,
  outcome,
}) => {
  const id = db.newId('checkout');
  await db.checkouts.insert({
    id,
    userId: user.id,
    tier: body.tier,
    state: 'open',
    createdAt: now,
    reportedAt: null,
    isCredited: false,
    isDeclined: outcome.isDeclined ?? false,
    reportedAfterMs: outcome.reportedAfterMs ?? REPORT_DELAY_MS,
    appAddress: (appOrigin(headers) ?? address.origin) + address.base,
  });
  return { url: address.paymentPage(id) };
};

/** The origin of the app, which may differ from this server's (proxy, CORS). */
function appOrigin(headers: Headers): string | undefined {
  const origin = headers.get('origin') ?? '';
  // A sandboxed frame sends "null".
  return URL.canParse(origin) ? origin : undefined;
}
