import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSession } from '#shared/api/session.ts';
import { listen } from '#shared/lib/listen.ts';
import { usePageTitle } from '#shared/lib/page-title.ts';
import { paths } from '#shared/lib/paths.ts';
import { useTicking } from '#shared/lib/use-ticking.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Eyebrow, Headline } from '#shared/ui/headline.tsx';
import { focusHeading } from '#shared/ui/move-focus.ts';
import { CheckoutReceipt, RefreshBalance } from './checkout-receipt.tsx';
import { CheckoutSheet } from './checkout-sheet.tsx';

const REDIRECT_AFTER_MS = 5_000;

/** The mark that is drawn when the page opens. */
const TICK = {
  className: 'stroke-moss motion-safe:animate-draw',
  ring: 'M60 4a56 56 0 1 1-39.6 16.4',
  sign: 'M36 63c6 5 12 12 16 20 9-20 21-35 38-48',
};

/** The page after a payment, open to visitors. The server adds the credits. */
export function CheckoutSuccessPage() {
  usePageTitle('Payment Successful');
  const session = useSession();
  const navigate = useNavigate();
  const [isStaying, setIsStaying] = useState(false);
  // The countdown depends on the time, because a frozen tab misses ticks.
  const [endsAt] = useState(() => performance.now() + REDIRECT_AFTER_MS);
  const seconds = useTicking(() => Math.ceil(Math.max(0, endsAt - performance.now()) / 1000));
  const isOver = seconds === 0 && !isStaying;
  useEffect(() => {
    // A replaced history entry prevents another countdown after Back from the studio.
    if (isOver) void navigate(paths.studio(), { replace: true });
  }, [isOver, navigate]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The next Tab moves the focus to Stay here.
    if (heading.current) focusHeading(heading.current, { preventScroll: true });
    // A user who reads or operates this page needs more than five seconds (WCAG 2.2.1).
    const stay = () => setIsStaying(true);
    return listen({ keydown: stay, focusin: stay });
  }, []);

  return (
    // Moss is the accent of this page.
    <CheckoutSheet ground="bg-moss-soft [--ember:var(--moss)]" mark={TICK}>
      <Eyebrow>Checkout</Eyebrow>
      <Headline as="h1" size="lg" ref={heading}>
        Payment <em>Successful</em>
      </Headline>
      <div className="flex flex-wrap items-center gap-x-4">
        <output className="text-sm text-muted">
          {isStaying ? (
            'You are staying on this page.'
          ) : (
            // The link shows the countdown. Screen readers get it here.
            <>
              The studio opens<span className="sr-only"> in 5 seconds</span>.
            </>
          )}
        </output>
        {/* The button remains after the countdown, because it may have the focus. */}
        <Button
          variant="quiet"
          size="sm"
          disabledReason={isStaying ? 'The countdown has stopped.' : undefined}
          onClick={() => setIsStaying(true)}
        >
          Stay here
        </Button>
      </div>
      <div
        aria-live="polite"
        className={classNames(
          'grid w-full max-w-[52ch] content-start justify-items-start gap-3 text-lg',
          // As high as a receipt, to prevent a layout shift.
          session.status !== 'signedOut' && 'min-h-62',
        )}
      >
        {session.status === 'loading' && <p className="text-muted">Loading your balance…</p>}
        {session.status === 'signedOut' && session.problem && (
          <RefreshBalance isUnavailable onRefresh={session.retry} />
        )}
        {session.status === 'signedOut' && !session.problem && (
          <p>Sign in to see your credits. They appear once the payment is confirmed.</p>
        )}
        {session.status === 'signedIn' && <CheckoutReceipt userId={session.userId} />}
      </div>
      <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-3">
        <Link
          to={paths.studio()}
          replace
          className={`${buttonClass({ size: 'lg' })} flex-wrap max-sm:w-full`}
        >
          <span className="min-w-0">Start Creating</span>
          {!isStaying && (
            <span
              role="timer"
              aria-hidden
              className="grid size-7 place-items-center rounded-full border border-current text-sm"
            >
              {seconds}
            </span>
          )}
        </Link>
      </div>
    </CheckoutSheet>
  );
}
