import { StudioPage } from '#features/studio/studio-page.tsx';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';

/** Below all panels, so it is loaded after the first screen. */
const PricingSection = lazyComponent(
  async () => (await import('#features/pricing/pricing-section.tsx')).PricingSection,
);

export function StudioScreen() {
  return <StudioPage pricing={<PricingSection placeholder={<div className="h-screen" />} />} />;
}
