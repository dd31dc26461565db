import { useEffect, useState } from 'react';
import { errorMessage, humanMessage } from '../../shared/api/api-error.ts';
import { api, unwrap } from '../../shared/api/client.ts';
import { useSession } from '../../shared/api/session.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';
import { useSignInHref } from '../../shared/api/use-sign-in-href.ts';
import { APP_MESSAGES } from '../../shared/lib/messages.ts';
import { readFields, text } from '../../shared/lib/schema.ts';
import { isSafeUrl } from '../../shared/lib/safe-url.ts';
import { saveCheckout, type PricingTier } from '../../entities/plan/started-checkouts.ts';
import { notify } from '../../shared/ui/toast.ts';

/** Leaves for another document. Check the address first. An object, so that tests can spy on it. */
export const leaveApp = {
  to(url: string): void {
    window.location.assign(url);
  },
};

const UNSAFE_ADDRESS = 'The payment page has an address that is not safe to open. You were not charged.';
/** While the browser leaves it shows its own progress; when that is stopped, the button comes back after this time. */
const LEAVING_LIMIT_MS = 15_000;

/** Leads to the payment page of a plan. */
export function useCheckout() {
  const session = useSession();
  const signInHref = useSignInHref();
  /** `asking`: the server is asked for the payment page; `leaving`: the browser is on its way there. */
  const [pending, setPending] = useState<{ tier: PricingTier; step: 'asking' | 'leaving' }>();
  const [failure, setFailure] = useState<{ tier: PricingTier; message: string }>();
  const { run } = useMutation((signal, tier: PricingTier) =>
    unwrap(api.POST('/api/stripe/checkout', { body: { tier }, signal })),
  );

  // A browser that was leaving may be on this very page again: by the back button's cache, or by stopping.
  const isLeaving = pending?.step === 'leaving';
  useEffect(() => {
    if (!isLeaving) return undefined;
    const goOn = () => setPending(undefined);
    const goOnFromCache = ({ persisted }: PageTransitionEvent) => persisted && goOn();
    const timer = setTimeout(goOn, LEAVING_LIMIT_MS);
    window.addEventListener('pageshow', goOnFromCache);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', goOnFromCache);
    };
  }, [isLeaving]);

  /** The three rules of spec §2: nothing while loading, sign-in when signed out, checkout when signed in. */
  async function choose(tier: PricingTier) {
    if (session.status === 'loading' || pending) return;
    if (session.status === 'signedOut') {
      leaveApp.to(signInHref);
      return;
    }
    setPending({ tier, step: 'asking' });
    setFailure(undefined);
    try {
      const checkout = await run(tier);
      // The screen was left meanwhile: an answer that late must not take the person to a payment page.
      if (checkout === undefined) return;
      const { url } = readFields(checkout, { url: text });
      if (!isSafeUrl(url, 'redirect')) throw new Error(url === undefined ? '' : UNSAFE_ADDRESS);
      saveCheckout(session.userId, tier);
      setPending({ tier, step: 'leaving' });
      leaveApp.to(url);
    } catch (error) {
      setPending(undefined);
      const { checkoutFailed } = APP_MESSAGES;
      setFailure({ tier, message: humanMessage(error, checkoutFailed.text) });
      notify({ ...checkoutFailed, text: errorMessage(error, checkoutFailed.text) });
    }
  }

  /** `pendingTier`: the plan whose button shows Processing... */
  return { pendingTier: pending?.tier, failure, choose };
}
