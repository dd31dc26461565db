import { useState } from 'react';
import { Notice } from '../shared/ui/notice.tsx';
import { Toaster } from '../shared/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

interface AppProps {
  /** Something about this visit that the person should know (the demo's saved state was damaged, …). */
  notice?: string | undefined;
}

/** Everything inside a router: main.tsx gives it the browser's, tests give it their own. */
export function App({ notice }: AppProps) {
  const [dismissed, setDismissed] = useState<string>();
  return (
    <ErrorBoundary>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:bg-raised focus:px-4 focus:py-3"
      >
        Skip to the content
      </a>
      {notice !== undefined && notice !== dismissed && (
        <div className="mx-auto max-w-6xl p-4">
          <Notice tone="warning" title="About this demo" live="polite" onDismiss={() => setDismissed(notice)}>
            {notice}
          </Notice>
        </div>
      )}
      <AppRoutes />
      <Toaster />
    </ErrorBoundary>
  );
}
