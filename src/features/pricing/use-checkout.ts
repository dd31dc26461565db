import { useState } from 'react';
import { saveCheckout, type PricingTier } from '#entities/credits/started-checkouts.ts';
import { api, unwrap } from '#shared/api/client.ts';
import { notifyFailure } from '#shared/api/notify-failure.ts';
import { useSession } from '#shared/api/session.ts';
import { useSignIn } from '#shared/api/sign-in.ts';
import { useMutation } from '#shared/api/use-mutation.ts';
import type { Message } from '#shared/lib/messages.ts';
import { urlFor } from '#shared/lib/safe-url.ts';
import { parseFields, text, tryParse } from '#shared/lib/schema.ts';

/** Navigates to another document. Check the URL first. Tests spy on this object. */
export const leaveApp = {
  to(url: string): void {
    window.location.assign(url);
  },
};

/** The message of a failed checkout (spec §8). */
export const CHECKOUT_FAILED = {
  title: 'Checkout Failed',
  tone: 'error',
  text: 'Failed to start checkout. Please try again.',
  isShownInPanel: true,
} satisfies Message;

const UNSAFE_ADDRESS = 'The address of the payment page is not safe. You were not charged.';
/** The button is enabled again after this time, because the browser may stop the navigation. */
const REDIRECT_TIMEOUT_MS = 15_000;

/**
 * Opens the payment page of a plan.
 * @param balance stored with the checkout. The receipt detects the new credits by it.
 */
export function useCheckout(balance?: number) {
  const session = useSession();
  const signIn = useSignIn();
  const [pendingTier, setPendingTier] = useState<PricingTier>();
  const [failure, setFailure] = useState<{ tier: PricingTier; message: string }>();
  const { run } = useMutation((signal, tier: PricingTier) =>
    unwrap(api.POST('/api/stripe/checkout', { body: { tier }, signal })),
  );

  /** The three rules of spec §2: nothing while loading, sign-in when signed out, checkout when signed in. */
  async function choose(tier: PricingTier) {
    if (session.status === 'loading' || pendingTier) return;
    if (session.status === 'signedOut') {
      signIn.onClick();
      return leaveApp.to(signIn.href);
    }
    setPendingTier(tier);
    setFailure(undefined);
    try {
      const checkout = await run(tier);
      // A response after unmounting must not open a payment page.
      if (checkout === undefined) return;
      const { url: givenUrl } = parseFields(checkout, { url: text });
      const url = tryParse(urlFor('redirect'), givenUrl);
      if (url === undefined) throw new Error(givenUrl === undefined ? '' : UNSAFE_ADDRESS);
      saveCheckout(session.userId, tier, balance);
      leaveApp.to(url);
      setTimeout(() => setPendingTier(undefined), REDIRECT_TIMEOUT_MS);
    } catch (error) {
      setPendingTier(undefined);
      setFailure({ tier, message: notifyFailure(CHECKOUT_FAILED, error) });
    }
  }

  // The button of `pendingTier` shows Processing...
  return { pendingTier, failure, choose };
}
