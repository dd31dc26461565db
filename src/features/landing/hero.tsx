import { serverHref } from '../../shared/api/client.ts';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { Eyebrow } from '../../shared/ui/eyebrow.tsx';
import { Headline } from '../../shared/ui/headline.tsx';
import { BeforeAfter } from './before-after.tsx';

/** Headline left, the live before/after card right. */
export function Hero() {
  return (
    <div className="measure grid items-center gap-x-14 gap-y-12 pt-10 pb-16 sm:pt-14 lg:min-h-[calc(100dvh-4.5rem)] lg:grid-cols-[1.05fr_1fr] lg:py-12">
      <div className="grid gap-7 motion-safe:animate-rise">
        <Eyebrow>A personal image model, trained on you</Eyebrow>
        <Headline as="h1" size="xl">
          Train once. <em className="block">Create forever.</em>
        </Headline>
        <p className="max-w-[46ch] text-[1.125rem] leading-relaxed text-muted">
          Give the studio a handful of photos. It learns your face once, and from then on you sit for every
          cover, headshot and campaign without being in the room.
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <ButtonLink size="lg" href={serverHref('/api/login')}>
            Get Started Now
          </ButtonLink>
          <ButtonLink size="lg" variant="quiet" href={serverHref('/api/login')}>
            View Examples
          </ButtonLink>
        </div>
      </div>
      <BeforeAfter />
    </div>
  );
}
