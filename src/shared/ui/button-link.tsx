import type { ComponentProps } from 'react';
import { buttonClass, type ButtonStyle } from './button-class.ts';
import { classNames } from './class-names.ts';

type ButtonLinkProps = ComponentProps<'a'> & ButtonStyle;

/** A plain link that looks like a button, for the server's own addresses and downloads. */
export function ButtonLink({ variant, size, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size }), className)}>
      {children}
    </a>
  );
}
