import { Children, useState, type ReactNode } from 'react';
import { startOf } from '../lib/shorten.ts';
import { classNames } from './class-names.ts';

/** Renders in a few milliseconds, whereas a megabyte would block the page for a second. */
const SHOWN_PER_CLICK = 50_000;

interface LongTextProps {
  text: string;
  truncateAt?: number;
  /** Renders the visible part; plain text by default. */
  children?: (part: string) => ReactNode;
}

/** A truncated text of any length. Each click shows more. */
export function LongText({
  text,
  truncateAt = 2_000,
  children = (part) => <span>{part}</span>,
}: LongTextProps) {
  const [limit, setLimit] = useState(truncateAt);
  const isWhole = limit >= text.length;
  return (
    <>
      {children(isWhole ? text : startOf(text, limit))}
      {text.length > truncateAt && (
        <>
          {!isWhole && <span>… </span>}
          <button
            type="button"
            aria-expanded={limit > truncateAt}
            onClick={() => setLimit(isWhole ? truncateAt : limit + SHOWN_PER_CLICK)}
            className={classNames(
              '-my-2.5 inline-flex min-h-11 items-center px-1 align-middle',
              'font-medium underline decoration-current/40 underline-offset-4',
            )}
          >
            {isWhole ? 'Show less' : 'more'}
          </button>
        </>
      )}
    </>
  );
}

/** Truncates every long text among the children. */
export function truncateLongText(children: ReactNode): ReactNode {
  return Children.map(children, (child) => (typeof child === 'string' ? <LongText text={child} /> : child));
}
