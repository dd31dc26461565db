import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  label: string;
  size?: number;
}

/** A button that shows only an icon, 44 px wide; `label` is its name. */
export function IconButton({ icon: Icon, label, size = 18, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={classNames('grid size-11 place-items-center', className)}
    >
      <Icon aria-hidden size={size} />
    </button>
  );
}
