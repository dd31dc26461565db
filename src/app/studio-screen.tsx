import { PricingSection } from '../features/pricing/pricing-section.tsx';
import { StudioPage } from '../features/studio/studio-page.tsx';
import { useCredits } from '../shared/api/credits.ts';

export function StudioScreen() {
  return <StudioPage pricing={<Plans />} />;
}

/** Alone, so that a changed balance does not draw the studio again. */
function Plans() {
  return <PricingSection balance={useCredits().balance} />;
}
