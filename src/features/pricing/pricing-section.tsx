import { useId } from 'react';
import { PRICING_TIERS } from '#openapi/limits.gen.ts';
import { Headline } from '#shared/ui/headline.tsx';
import { PlanCard } from './plan-card.tsx';
import { useCheckout } from './use-checkout.ts';

/** Simple Pricing, on the landing and at the end of the studio (decision 37); `/#pricing` links here. */
export function PricingSection() {
  const titleId = useId();
  const { pendingTier, failure, choose } = useCheckout();
  return (
    <section
      id="pricing"
      aria-labelledby={titleId}
      className="section-gap border-t border-line [contain-intrinsic-size:auto_54rem] [content-visibility:auto]"
    >
      <div className="measure">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <Headline as="h2" size="lg" id={titleId}>
            Simple <em>Pricing</em>
          </Headline>
          <p className="max-w-[36ch] text-muted">
            One kind of credit, for trainings and for image generations alike.
          </p>
        </div>
        <ul className="mt-10 grid gap-5 md:grid-cols-3 md:gap-0 lg:mt-14">
          {PRICING_TIERS.map((tier) => (
            <PlanCard
              key={tier}
              tier={tier}
              isPending={pendingTier === tier}
              failure={failure?.tier === tier ? failure.message : undefined}
              onChoose={() => void choose(tier)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
