import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ownCheckout, PLAN_NAMES, removeCheckout } from '#entities/credits/started-checkouts.ts';
import { useSession } from '#shared/api/session.ts';
import { usePageTitle } from '#shared/lib/page-title.ts';
import { paths } from '#shared/lib/paths.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { Eyebrow, Headline } from '#shared/ui/headline.tsx';
import { CheckoutSheet } from './checkout-sheet.tsx';

const OPEN_CIRCLE = { className: 'stroke-edge', ring: 'M60 4a56 56 0 1 1-48.5 28', sign: 'M44 60h32' };

/** The page after a canceled payment, open to visitors. It affects only this checkout. */
export function CheckoutCancelPage() {
  usePageTitle('Payment canceled');
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.userId : undefined;

  return (
    <CheckoutSheet ground="bg-sunken" mark={OPEN_CIRCLE}>
      <Eyebrow>Back from the payment page</Eyebrow>
      <Headline as="h1" size="lg">
        Payment <em>canceled</em>
      </Headline>
      <p className="max-w-[52ch] text-lg">
        {userId !== undefined && <LeftCheckout key={userId} userId={userId} />}No charges were made. You can
        choose a plan at any time.
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.pricing()} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          See the plans
        </Link>
        <Link
          to={paths.studio()}
          className={`${buttonClass({ variant: 'quiet', size: 'lg' })} max-sm:-ml-2.25`}
        >
          Back to the studio
        </Link>
      </div>
    </CheckoutSheet>
  );
}

/** Names the plan of this tab's checkout, and removes the checkout. */
function LeftCheckout({ userId }: { userId: string }) {
  const [plan] = useState(() => ownCheckout(userId)?.tier);
  useEffect(() => removeCheckout(userId), [userId]);
  return plan && `The ${PLAN_NAMES[plan]} plan was not bought. `;
}
