import { Children, useState, type ReactNode } from 'react';

/** Drawn in a few milliseconds; a text of a megabyte at once stops the page for a second. */
const SHOWN_PER_PRESS = 50_000;

interface LongTextProps {
  text: string;
  truncateAt?: number;
  /** Draws the part that is seen; as it is when left out. */
  children?: (part: string) => ReactNode;
}

/** Text of any length: its beginning, and the rest a part at a time. */
export function LongText({ text, truncateAt = 2_000, children = (part) => part }: LongTextProps) {
  const [limit, setLimit] = useState(truncateAt);
  const isWhole = limit >= text.length;
  return (
    <>
      {children(isWhole ? text : text.slice(0, limit))}
      {text.length > truncateAt && (
        <>
          {!isWhole && '… '}
          <button
            type="button"
            aria-expanded={limit > truncateAt}
            onClick={() => setLimit(isWhole ? truncateAt : limit + SHOWN_PER_PRESS)}
            className="-my-2.5 inline-flex min-h-11 items-center px-1 align-middle font-medium underline decoration-current/40 underline-offset-4"
          >
            {isWhole ? 'Show less' : 'more'}
          </button>
        </>
      )}
    </>
  );
}

/** Folds every long text among the children of a component. */
export function truncateLongText(children: ReactNode): ReactNode {
  return Children.map(children, (child) => (typeof child === 'string' ? <LongText text={child} /> : child));
}
