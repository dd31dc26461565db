import { useSignInHref } from '../../shared/api/use-sign-in-href.ts';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { Headline } from '../../shared/ui/headline.tsx';
import { LiveFrame } from './live-frame.tsx';

/** Headline left, the live before/after card right. */
export function Hero() {
  const signInHref = useSignInHref();
  return (
    <div className="measure grid items-center gap-x-16 gap-y-14 pt-12 pb-16 sm:pt-16 lg:grid-cols-[1fr_minmax(0,33rem)] lg:py-16">
      <div className="grid gap-8 motion-safe:animate-rise">
        <Headline as="h1" size="xl">
          Train once. <em className="block">Create forever.</em>
        </Headline>
        <p className="max-w-[44ch] text-[1.125rem] leading-relaxed text-muted">
          Give the studio a handful of snapshots. It learns your face once. From then on you sit for every
          cover, headshot and campaign without leaving your chair.
        </p>
        <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 sm:gap-x-3">
          <ButtonLink size="lg" href={signInHref}>
            Get Started Now
          </ButtonLink>
          <ButtonLink size="lg" variant="quiet" href={signInHref}>
            View Examples
          </ButtonLink>
        </div>
      </div>
      <LiveFrame />
    </div>
  );
}
