import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { MAX_TRAINING_PHOTOS, MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { useSignIn } from '#shared/api/sign-in.ts';
import { usePageTitle } from '#shared/lib/page-title.ts';
import { paths } from '#shared/lib/paths.ts';
import { buttonClass, ButtonLink } from '#shared/ui/button.tsx';
import { Headline } from '#shared/ui/headline.tsx';
import { ThemeToggle } from '#shared/ui/theme-toggle.tsx';
import { Wordmark } from '#shared/ui/wordmark.tsx';
import { After, Before } from './before-after.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { CoversTable } from './pictures.tsx';

/** Router state of Start Creating Now: focuses the Sign In link when signed out (decision 33). */
const SIGN_IN_REQUEST = 'asks to sign in';

interface LandingPageProps {
  /** The pricing section, with `id="pricing"`. */
  pricing: ReactNode;
  notice?: ReactNode;
  /** Whether a session ended, which removed the focused element. */
  isSentBack?: boolean;
}

/** Shown while signed out (spec §2). The build prerenders it, so it must render without a browser. */
export function LandingPage({ pricing, notice, isSentBack = false }: LandingPageProps) {
  usePageTitle('Train once. Create forever.');
  const signIn = useRef<HTMLAnchorElement>(null);
  const location = useLocation();

  // Focus Sign In after a session ended, and after Start Creating Now, which leads back here when signed out
  // (decision 33).
  useEffect(() => {
    if (isSentBack || location.state === SIGN_IN_REQUEST) signIn.current?.focus();
  }, [location, isSentBack]);

  return (
    <>
      <TopBar signInRef={signIn} />
      {notice}
      <main id="main">
        <Hero />
        <HowItWorks />
        {pricing}
        <ClosingBanner />
      </main>
      <footer className="border-t border-line py-8 text-sm text-muted">
        <div className="measure flex flex-wrap justify-between gap-x-8 gap-y-2">
          <p>AI Twin Studio</p>
          <p>All pictures on this page are illustrated samples.</p>
        </div>
      </footer>
    </>
  );
}

function TopBar({ signInRef }: { signInRef: Ref<HTMLAnchorElement> }) {
  const signIn = useSignIn();
  return (
    <header data-focus-stays className="border-b border-line">
      <div className="measure flex min-h-18 flex-wrap items-center justify-between gap-x-3">
        <Wordmark />
        <div className="flex flex-wrap items-center gap-1 sm:gap-3">
          <ThemeToggle />
          <ButtonLink ref={signInRef} variant="secondary" size="sm" {...signIn}>
            Sign In
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}

function Hero() {
  const signIn = useSignIn();
  return (
    <div className="measure grid gap-x-8 gap-y-14 pt-12 pb-16 lg:grid-cols-[1fr_33rem] xl:grid-cols-[1fr_35rem] 2xl:grid-cols-[1fr_40rem]">
      <div className="flex flex-col justify-between gap-10 lg:pt-5">
        <div className="grid gap-8">
          <Headline as="h1" size="xl">
            Train once. <em className="block">Create forever.</em>
          </Headline>
          <p className="max-w-[44ch] text-lg leading-relaxed text-muted">
            {`Give the studio ${MIN_TRAINING_PHOTOS} to ${MAX_TRAINING_PHOTOS} photos. It learns your face once. Then make any cover, headshot or campaign. No shoot.`}
          </p>
          <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 sm:gap-x-3">
            <ButtonLink size="lg" {...signIn}>
              Get Started Now
            </ButtonLink>
            <ButtonLink size="lg" variant="quiet" {...signIn}>
              View Examples
            </ButtonLink>
          </div>
        </div>
        <Before />
      </div>
      <After />
    </div>
  );
}

function ClosingBanner() {
  return (
    <section
      aria-labelledby="closing-call"
      // Covers may overflow only at the top.
      className="overflow-x-clip bg-film text-on-film [clip-path:inset(-6rem_0_0)]"
    >
      <div className="measure grid items-center gap-x-12 lg:grid-cols-[1fr_1.1fr]">
        <div className="grid justify-items-start gap-9 pt-10 pb-16 max-lg:order-2 lg:py-32">
          <h2 id="closing-call" className="font-display text-display-xl">
            Your next picture is one sentence <em>away.</em>
          </h2>
          <Link to={paths.studio()} state={SIGN_IN_REQUEST} className={buttonClass({ size: 'lg' })}>
            Start Creating Now
          </Link>
        </div>
        <CoversTable />
      </div>
    </section>
  );
}
