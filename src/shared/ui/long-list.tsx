import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatNumber } from '../lib/format-count.ts';
import { Button } from './button.tsx';

interface LongListProps<Item> {
  items: readonly Item[];
  /** The number of items that are rendered first and added by each click. */
  pageSize: number;
  label?: string | undefined;
  className?: string;
  children: (item: Item, index: number) => ReactNode;
}

/** A list rendered page by page. Rendering 20,000 cards together would block the page for seconds. */
export function LongList<Item>({ items, pageSize, label, className, children }: LongListProps<Item>) {
  const [limit, setLimit] = useState(pageSize);
  const list = useRef<HTMLUListElement>(null);
  const hidden = items.length - limit;

  useEffect(() => {
    if (limit === pageSize) return;
    // The button moves or unmounts, so focus the first new item, which replaces it.
    const item = list.current?.children[limit - pageSize];
    const target = item?.querySelector<HTMLElement>('a[href], button') ?? item;
    if (!(target instanceof HTMLElement)) return;
    if (target === item) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [limit, pageSize]);

  return (
    <>
      <ul ref={list} aria-label={label} className={className}>
        {items.slice(0, limit).map(children)}
      </ul>
      {hidden > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start px-0!"
          onClick={() => setLimit(limit + pageSize)}
        >
          {`Show more (${formatNumber(hidden)} left)`}
        </Button>
      )}
    </>
  );
}
