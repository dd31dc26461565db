import { WifiOff } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIsOffline } from '#shared/api/connection.ts';
import { useSession, useSessionEpoch } from '#shared/api/session.ts';
import { clearToast, notify } from '#shared/lib/toast.ts';
import { Notice } from '#shared/ui/notice.tsx';
import { Toaster } from '#shared/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

interface AppProps {
  /** A notice about this visit, for example that the demo's saved state was damaged. */
  notice?: ReactNode;
}

/** The app inside the router, which mount-app.tsx and tests provide. */
export function App({ notice }: AppProps) {
  const [dismissed, setDismissed] = useState<ReactNode>();
  const sessionEpoch = useUserChange();
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
      {/* The key unmounts the screens and data of the previous user. */}
      <AppRoutes key={sessionEpoch} />
      <OfflineBar />
      <Toaster />
    </ErrorBoundary>
  );
}

const ACCOUNT_CHANGED = {
  title: 'Another account is signed in',
  text: 'This page now shows the account that signed in on this device.',
};

/** Resets the page when the user changes. @returns a key for the screens of one user */
function useUserChange(): number {
  const sessionEpoch = useSessionEpoch();
  const { status } = useSession();
  const seen = useRef(sessionEpoch);
  useEffect(() => {
    if (sessionEpoch === seen.current) return;
    seen.current = sessionEpoch;
    window.scrollTo({ top: 0, behavior: 'instant' });
    clearToast();
    if (status === 'signedIn') notify(ACCOUNT_CHANGED);
  }, [sessionEpoch, status]);
  return sessionEpoch;
}

/** A bar at the bottom of the window while requests fail offline. It does not cover the end of the page. */
function OfflineBar() {
  const isOffline = useIsOffline();
  const [wasOffline, setWasOffline] = useState(false);
  if (isOffline && !wasOffline) setWasOffline(true);
  return (
    <div role="status" className="sticky bottom-0 z-40">
      {wasOffline && !isOffline && <span className="sr-only">You are back online.</span>}
      {isOffline && (
        <p className="bg-ink py-2.5 text-paper">
          <span className="measure flex items-center gap-3">
            <WifiOff aria-hidden size={18} className="shrink-0" />
            <strong className="font-medium">You are offline.</strong>
          </span>
        </p>
      )}
    </div>
  );
}
