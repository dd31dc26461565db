import { PricingSection } from '../features/pricing/pricing-section.tsx';
import { StudioPage } from '../features/studio/studio-page.tsx';
import { TooltipProvider } from '../shared/ui/tooltip.tsx';

/**
 * The studio, with its plans and the tooltips' provider. Tooltips weigh 16 kB (gzip), and only the studio has any: around
 * the whole app their provider would make the landing wait for them.
 */
export function StudioScreen() {
  return (
    <TooltipProvider>
      <StudioPage pricing={<PricingSection />} />
    </TooltipProvider>
  );
}
