import { CircleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import { PLAN_NAMES, type PricingTier } from '#entities/credits/started-checkouts.ts';
import { PLANS, PRICING_TIERS } from '#openapi/limits.gen.ts';
import { formatNumber } from '#shared/lib/format-count.ts';
import { useAddressPart } from '#shared/ui/address-part.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Headline } from '#shared/ui/headline.tsx';
import { CHECKOUT_FAILED, useCheckout } from './use-checkout.ts';

const FEATURED: PricingTier = 'creator';
const MAX_CREDITS = Math.max(...Object.values(PLANS).map(({ credits }) => credits));

/**
 * The extra of each plan (spec §9), shown below its name. A list with ticks would suggest that a larger plan lacks the
 * extra of a smaller one (decision 67).
 */
const EXTRAS: Record<PricingTier, string> = {
  starter: 'All premium templates',
  creator: 'Priority support',
  pro: 'Priority processing',
};

/**
 * Simple Pricing, on the landing and at the end of the studio (decision 37). `/#pricing` links here. All numbers are the
 * contract's, and no price per credit is shown (decision 1).
 * @param balance the credits of a signed-in user
 */
export function PricingSection({ balance }: { balance?: number | undefined }) {
  const titleId = useId();
  const failureId = useId();
  const section = useRef<HTMLElement>(null);
  useAddressPart(section);
  const { pendingTier, failure, choose } = useCheckout(balance);
  return (
    <section
      ref={section}
      id="pricing"
      aria-labelledby={titleId}
      className="section-gap border-t border-line [contain-intrinsic-size:auto_54rem] [content-visibility:auto]"
    >
      <div className="measure">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <Headline as="h2" size="lg" id={titleId}>
            Simple <em>Pricing</em>
          </Headline>
          <p className="max-w-[36ch] text-muted">Spend credits on trainings or image generations.</p>
        </div>
        <ul
          className={classNames(
            'mt-10 grid gap-5',
            'md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_auto_auto] md:gap-0',
            'md:has-[>:only-child]:max-w-md md:has-[>:nth-child(2):last-child]:max-w-4xl lg:mt-14',
          )}
        >
          {PRICING_TIERS.map((tier) => {
            const plan = PLANS[tier];
            const name = PLAN_NAMES[tier];
            const isFeatured = tier === FEATURED;
            const message = failure?.tier === tier ? failure.message : undefined;
            return (
              <li
                key={tier}
                aria-labelledby={`${titleId}-${tier}`}
                data-featured={isFeatured || undefined}
                className={classNames(
                  'group/plan relative flex flex-col rounded-card border border-line bg-raised p-5',
                  'data-featured:z-10 data-featured:border-ink data-featured:shadow-lift lg:p-8',
                  'md:not-data-featured:first:rounded-r-none md:not-data-featured:first:border-r-0',
                  'md:not-data-featured:last:rounded-l-none md:not-data-featured:last:border-l-0',
                  'md:row-span-3 md:grid md:grid-rows-subgrid md:not-data-featured:my-5',
                  'md:data-featured:py-10 lg:not-data-featured:my-6 lg:data-featured:py-14',
                )}
              >
                {/* The price is beside the name on phones, and on a separate line on wide screens. */}
                <div className="flex min-h-8 flex-wrap items-center justify-between md:content-between gap-x-2 gap-y-1">
                  <h3
                    id={`${titleId}-${tier}`}
                    className="font-display text-display-md max-md:flex-[1_0_50%]"
                  >
                    {name}
                  </h3>
                  {isFeatured && (
                    <p className="flex flex-wrap gap-2 max-md:order-4">
                      <Badge tone="ember">Most Popular</Badge>
                      <Badge tone="moss">Save 20%</Badge>
                    </p>
                  )}
                  <p className="text-muted max-md:order-3 md:w-full">{EXTRAS[tier]}</p>
                  <p className="font-display text-display-lg leading-none max-md:order-2 md:mt-4 md:w-full">
                    {`$${plan.priceUsd.toFixed(2)}`}
                  </p>
                </div>
                <dl className="mt-4 border-t md:mt-7 border-line">
                  <Row term="Credits total" value={plan.credits} isFirst />
                  <Row term="Trainings" value={plan.trainings} />
                  <Row term="Image generations" value={plan.images} />
                </dl>
                <div className="mt-5 md:mt-8">
                  <Button
                    className="w-full"
                    size="lg"
                    variant={isFeatured ? 'primary' : 'secondary'}
                    isBusy={pendingTier === tier}
                    busyLabel="Processing..."
                    onClick={() => void choose(tier)}
                    aria-describedby={message === undefined ? undefined : failureId}
                  >
                    {`Choose ${name}`}
                  </Button>
                  {message !== undefined && (
                    <p id={failureId} className="mt-3 flex items-start gap-2 text-sm text-rose">
                      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
                      <span className="min-w-0">
                        <strong className="font-medium">{CHECKOUT_FAILED.title}.</strong>{' '}
                        <span>{message}</span>
                      </span>
                    </p>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** A row of a plan. The first one, the credits, is large, with a bar relative to the largest plan. */
function Row({ term, value, isFirst }: { term: string; value: number; isFirst?: boolean }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2 md:py-2.5">
      <dt className="text-muted">{term}</dt>
      <dd className={isFirst ? 'font-display text-display-md' : 'font-medium'}>{formatNumber(value)}</dd>
      {isFirst && (
        <dd aria-hidden className="my-1 w-full">
          {/* The content security policy refuses inline styles in prerendered markup. */}
          <svg
            viewBox={`0 0 ${MAX_CREDITS} 1`}
            preserveAspectRatio="none"
            className="block h-1 w-full rounded-full bg-sunken"
          >
            <rect width={value} height="1" className="fill-ember-hot" />
          </svg>
        </dd>
      )}
    </div>
  );
}
