import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { codeNotLoadedText } from '../lib/lazy-module.ts';
import type { Tone } from '../lib/messages.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { truncateLongText } from './long-text.tsx';
import { focusPanelOf } from './move-focus.ts';

interface NoticeProps {
  /** The id for `aria-describedby` of the field that this notice describes. */
  id?: string;
  tone: Tone;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Shows a retry button in place of `action`; `reload` where only a reload helps. */
  retry?: (() => void) | 'reload';
  onDismiss?: (() => void) | undefined;
  /** Omit it where a toast announces the same message. */
  live?: 'polite' | 'assertive';
}

const TONES: Record<Tone, { icon: LucideIcon; ground: string; text: string; word: string }> = {
  info: { icon: Info, ground: 'border-edge bg-sunken', text: 'text-ink', word: 'Note' },
  success: { icon: CircleCheck, ground: 'border-moss bg-moss-soft', text: 'text-moss', word: 'Done' },
  warning: { icon: TriangleAlert, ground: 'border-amber bg-amber-soft', text: 'text-amber', word: 'Careful' },
  error: { icon: CircleAlert, ground: 'border-rose bg-rose-soft', text: 'text-rose', word: 'Problem' },
};

const ROLES = { assertive: 'alert', polite: 'status' };

/** A message in a panel. Line breaks in plain text are preserved. */
export function Notice({ id, tone, title, children, retry, action, onDismiss, live }: NoticeProps) {
  const { icon: Icon, ground, text, word } = TONES[tone];
  const labelId = useId();
  const isReload = retry === 'reload';
  const shownAction = retry ? (
    <Button variant="secondary" size="sm" onClick={() => (isReload ? window.location.reload() : retry())}>
      {isReload ? 'Reload this page' : 'Try again'}
    </Button>
  ) : (
    action
  );
  return (
    <div
      id={id}
      role={live && ROLES[live]}
      data-tone={tone}
      className={classNames(
        '@container relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3',
        'rounded-control border-l-3 px-4 py-3 text-base motion-safe:animate-appear',
        ground,
      )}
    >
      <Icon aria-hidden size={18} className={classNames('mt-0.5 shrink-0', text)} />
      {/* With large text on a phone, the text is below icon and cross: beside them a word would break. */}
      <p
        className={classNames(
          'font-medium @max-[12rem]:col-span-full',
          text,
          onDismiss && '@min-[12rem]:pr-8',
        )}
      >
        <span className="sr-only">{`${word}: `}</span>
        <span id={`${labelId}-title`}>{title}</span>
      </p>
      <div className="col-start-2 empty:hidden @max-[12rem]:col-span-full">
        {children != null && (
          <div className="mt-0.5 whitespace-pre-line wrap-anywhere text-ink">
            {truncateLongText(children)}
          </div>
        )}
        {shownAction && <div className="mt-3 flex flex-wrap gap-2">{shownAction}</div>}
      </div>
      {onDismiss !== undefined && (
        <IconButton
          icon={X}
          id={`${labelId}-dismiss`}
          label="Dismiss"
          // The name includes the title, because a page may have several notices.
          aria-labelledby={`${labelId}-dismiss ${labelId}-title`}
          onClick={(event) => {
            focusPanelOf(event);
            onDismiss();
          }}
          className="absolute top-0 right-0 rounded-control text-ink"
        />
      )}
    </div>
  );
}

/** Replaces a part whose code could not be loaded. In most browsers only a reload retries. */
export function CodeNotLoadedNotice(props: Pick<NoticeProps, 'title' | 'live' | 'onDismiss'>) {
  return (
    <Notice tone="error" retry="reload" {...props}>
      {codeNotLoadedText()}
    </Notice>
  );
}
