import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { humanMessage, type ApiError, type ApiErrorKind } from '#shared/api/api-error.ts';
import { useIsOffline } from '#shared/api/connection.ts';
import type { SessionEnd } from '#shared/api/session.ts';
import type { SignInTrouble } from '#shared/api/sign-in.ts';
import { listen } from '#shared/lib/listen.ts';
import { useStorageLocation } from '#shared/lib/persistence.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';

const END_TEXTS: Record<SessionEnd, string> = {
  ended: 'Your session ended.',
  otherTab: 'You signed out in another tab.',
};

const CONTINUE_TEXTS: Record<string, string> = {
  '/dashboard': 'on your dashboard',
  '/studio#photos': 'with your photos',
};

interface SessionEndedProps {
  /** Undefined after Sign Out or a reload. */
  end: SessionEnd | undefined;
  isRefundDue: boolean;
}

/** A notice on the landing about an ended session, or about a refund that will be requested (decision 40). */
export function SessionEnded({ end, isRefundDue }: SessionEndedProps) {
  const location = useStorageLocation();
  const { pathname, hash } = useLocation();
  const leftOff = CONTINUE_TEXTS[pathname + hash] ?? 'where you left off';
  const refund = isRefundDue
    ? ' Sign in on this device and open the studio: we then request the refund of your training.'
    : '';
  const stored =
    location === undefined
      ? // The sign-in reloads the page, so data in memory is lost, even the journal of a training.
        ' Sign in to continue where you left off. Some of your text and photos could not be saved.'
      : ` Your text and training photos are saved ${location}. Sign in to continue ${leftOff}.${refund}`;
  return <Banner title={end && END_TEXTS[end]}>{end ? stored : refund}</Banner>;
}

/** A strip below the header of the landing. */
function Banner({ title, children }: { title: string | undefined; children: string }) {
  return (
    <div className="border-b border-line bg-ember-soft">
      <p role="alert" className="measure py-3">
        {title && <strong className="font-medium">{title}</strong>}
        <span>{children}</span>
      </p>
    </div>
  );
}

const SIGN_IN_TROUBLES: Record<SignInTrouble, string> = {
  stillSignedOut: 'You are still signed out.',
  cookiesBlocked: 'This browser blocks cookies.',
};

/** A notice on the landing about a sign-in that may not last. */
export function SignInDidNotLast({ trouble }: { trouble: SignInTrouble }) {
  return (
    <Banner title={SIGN_IN_TROUBLES[trouble]}>
      {' To stay signed in, allow cookies for this site, then sign in again.'}
    </Banner>
  );
}

const PROBLEM_TEXTS: { [kind in ApiErrorKind]?: string } = {
  unreadable: 'Couldn’t read the server’s response',
  timeout: 'The server took too long to respond',
};

/** Shown while the server is unreachable (decision 20). Try again and going online request the session again. */
export function ServerUnreachable({ problem, onRetry }: { problem: ApiError; onRetry: () => void }) {
  const isOffline = useIsOffline();
  useEffect(() => listen({ online: onRetry }), [onRetry]);
  return (
    <div
      role="status"
      // Placed above the offline bar.
      data-offline={isOffline || undefined}
      className={classNames(
        'fixed inset-x-3 bottom-3 z-40 mx-auto flex w-fit items-center gap-3 rounded-card border',
        'border-edge bg-raised py-1 pr-2 pl-4 shadow-lift',
        'data-offline:bottom-20',
      )}
    >
      <WifiOff aria-hidden size={18} className="shrink-0 text-muted" />
      <p className="min-w-0 wrap-anywhere">
        {problem.retryAfterMs === undefined
          ? (PROBLEM_TEXTS[problem.kind] ?? 'Can’t reach the server')
          : humanMessage(problem, 'The server is being updated.')}
      </p>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
