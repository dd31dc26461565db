import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

const SIZES = { xl: 'text-display-xl', lg: 'text-display-lg', md: 'text-display-md' };

interface HeadlineProps extends ComponentProps<'h1'> {
  as: 'h1' | 'h2';
  size: keyof typeof SIZES;
}

/** A heading in display type. An `<em>` inside is the accent. */
export function Headline({ as: Tag, size, className, children, ...rest }: HeadlineProps) {
  return (
    <Tag
      {...rest}
      className={classNames(
        'font-display font-normal text-ink [&_em]:text-ember [&_em]:italic',
        SIZES[size],
        className,
      )}
    >
      {children}
    </Tag>
  );
}

/** The small line above a headline. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 text-sm font-medium text-muted">
      <span aria-hidden className="h-px w-8 shrink-0 bg-ember" />
      <span>{children}</span>
    </p>
  );
}
