import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSession, useSessionEpoch } from '../shared/api/session.ts';
import { APP_MESSAGES } from '../shared/lib/messages.ts';
import { Notice } from '../shared/ui/notice.tsx';
import { clearToast, notify } from '../shared/ui/toast.ts';
import { Toaster } from '../shared/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { useFocusRestoration } from './restore-focus.ts';
import { OfflineBar } from './offline-bar.tsx';
import { useIgnoreRepeatedPresses } from './ignore-repeated-presses.ts';
import { AppRoutes } from './routes.tsx';

interface AppProps {
  /** Something about this visit that the person should know (the demo's saved state was damaged, …). */
  notice?: ReactNode;
}

/** Everything inside a router: mount-app.tsx gives it the browser's, tests give it their own. */
export function App({ notice }: AppProps) {
  const [dismissed, setDismissed] = useState<ReactNode>();
  const sessionEpoch = useChangeOfPerson();
  useFocusRestoration();
  useIgnoreRepeatedPresses();
  return (
    <ErrorBoundary>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:bg-raised focus:px-4 focus:py-3"
      >
        Skip to the content
      </a>
      {__DEMO__ && notice != null && notice !== dismissed && (
        <div className="mx-auto max-w-6xl p-4">
          <Notice tone="warning" title="About this demo" live="polite" onDismiss={() => setDismissed(notice)}>
            {notice}
          </Notice>
        </div>
      )}
      {/* Nothing of somebody who has left stays: neither screens nor what was read for them. */}
      <AppRoutes key={sessionEpoch} />
      <OfflineBar />
      <Toaster />
    </ErrorBoundary>
  );
}

/** @returns how many people have left this page. */
function useChangeOfPerson(): number {
  const sessionEpoch = useSessionEpoch();
  const { status } = useSession();
  const seen = useRef(sessionEpoch);
  useEffect(() => {
    if (sessionEpoch === seen.current) return;
    seen.current = sessionEpoch;
    window.scrollTo({ top: 0, behavior: 'instant' });
    clearToast();
    if (status === 'signedIn') notify(APP_MESSAGES.accountChanged);
  }, [sessionEpoch, status]);
  return sessionEpoch;
}
