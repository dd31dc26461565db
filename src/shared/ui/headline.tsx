import type { ComponentProps } from 'react';
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
