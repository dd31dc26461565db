import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';

/** The browser's own select, which works best on phones and by keyboard. */
export function Select({ children, ...rest }: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <div className="relative">
      <select {...rest} className={classNames(CONTROL_CLASS, 'appearance-none pr-10')}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
      />
    </div>
  );
}
