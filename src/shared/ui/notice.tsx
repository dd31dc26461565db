import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { codeNotLoadedText } from '../lib/lazy-module.ts';
import type { Tone } from '../lib/messages.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { truncateLongText } from './long-text.tsx';

interface NoticeProps {
  tone: Tone;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
  /** Leave it out where a toast announces the same message. */
  live?: 'polite' | 'assertive';
}

const TONES: Record<Tone, { icon: LucideIcon; ground: string; text: string; word: string }> = {
  info: { icon: Info, ground: 'border-edge bg-sunken', text: 'text-ink', word: 'Note' },
  success: { icon: CircleCheck, ground: 'border-moss bg-moss-soft', text: 'text-moss', word: 'Done' },
  warning: { icon: TriangleAlert, ground: 'border-amber bg-amber-soft', text: 'text-amber', word: 'Careful' },
  error: { icon: CircleAlert, ground: 'border-rose bg-rose-soft', text: 'text-rose', word: 'Problem' },
};

/** A message that stays in its panel. Line breaks in plain text are kept. */
export function Notice({ tone, title, children, action, onDismiss, live }: NoticeProps) {
  const { icon: Icon, ground, text, word } = TONES[tone];
  return (
    <div
      role={live === 'assertive' ? 'alert' : live === 'polite' ? 'status' : undefined}
      data-tone={tone}
      className={classNames(
        'flex items-start gap-3 rounded-control border-l-3 px-4 py-3 text-[0.9375rem] motion-safe:animate-appear',
        ground,
      )}
    >
      <Icon aria-hidden size={18} className={classNames('mt-0.5 shrink-0', text)} />
      <div className="min-w-0 flex-1">
        <p className={classNames('font-medium', text)}>
          <span className="sr-only">{`${word}: `}</span>
          <span>{title}</span>
        </p>
        {children != null && (
          <div className="mt-0.5 whitespace-pre-line wrap-anywhere text-ink">
            {truncateLongText(children)}
          </div>
        )}
        {action != null && action !== false && <div className="mt-3 flex flex-wrap gap-2">{action}</div>}
      </div>
      {onDismiss !== undefined && (
        <IconButton
          icon={X}
          label="Dismiss"
          onClick={onDismiss}
          className="-my-2.5 -mr-3 shrink-0 rounded-control text-ink"
        />
      )}
    </div>
  );
}

interface UnreadableNoticeProps {
  title: string;
  /** Without it, only a reload helps. */
  onTryAgain?: () => void;
  children: ReactNode;
}

/** Says that stored values could not be read, and offers to try again. */
export function UnreadableNotice({ title, onTryAgain, children }: UnreadableNoticeProps) {
  return (
    <Notice
      tone="warning"
      title={title}
      live="polite"
      action={
        <Button variant="secondary" size="sm" onClick={onTryAgain ?? (() => window.location.reload())}>
          {onTryAgain ? 'Try again' : 'Reload this page'}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

interface CodeNotLoadedNoticeProps {
  /** Says what could not be loaded. */
  title: string;
  live?: 'assertive';
  onDismiss?: () => void;
}

/** Shown in place of a part whose code could not be loaded. In most browsers only a reload retries. */
export function CodeNotLoadedNotice({ title, live, onDismiss }: CodeNotLoadedNoticeProps) {
  return (
    <Notice
      tone="error"
      title={title}
      {...(live && { live })}
      onDismiss={onDismiss}
      action={
        <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
          Reload this page
        </Button>
      }
    >
      {codeNotLoadedText()}
    </Notice>
  );
}
