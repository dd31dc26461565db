import type { ComponentProps } from 'react';
import { Button } from '#shared/ui/button.tsx';

/** The app's small button. A click has no effect while the button is disabled. */
export function ToolButton({ onClick, ...rest }: ComponentProps<typeof Button>) {
  const click = rest.disabledReason === undefined ? onClick : undefined;
  return <Button size="sm" variant="secondary" {...rest} onClick={click} />;
}
