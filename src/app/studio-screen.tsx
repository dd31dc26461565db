import { useCredits } from '#entities/credits/credits.ts';
import { StudioPage } from '#features/studio/studio-page.tsx';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';

/** The pricing section, which is below all panels and therefore loaded after the first screen. */
const PricingSection = lazyComponent(
  async () => (await import('#features/pricing/pricing-section.tsx')).PricingSection,
);

export function StudioScreen() {
  const { balance } = useCredits();
  return (
    <StudioPage pricing={<PricingSection balance={balance} placeholder={<div className="h-screen" />} />} />
  );
}
