import { PricingSection } from '#features/pricing/pricing-section.tsx';
import { StudioPage } from '#features/studio/studio-page.tsx';

export function StudioScreen() {
  return <StudioPage pricing={<PricingSection />} />;
}
