import type { Handler } from '../server/handler.ts';

export const createCheckout: Handler<'createCheckout'> = async ({
  db,
  user,
  now,
  body,
  address,
  headers,
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
    appAddress: (appOrigin(headers) ?? address.origin) + address.base,
  });
  return { url: address.paymentPage(id) };
};

/** With the app on another origin than this server (a proxy, CORS), the way back leads to the app. */
function appOrigin(headers: Headers): string | undefined {
  const origin = headers.get('origin') ?? '';
  // A sandboxed frame sends "null", which is no address to return to.
  return URL.canParse(origin) ? origin : undefined;
}
