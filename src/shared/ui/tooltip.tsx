import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/**
 * Use it once per screen: tooltips open after 700 ms, and at once when another one closed less than 300 ms ago (spec
 * §9).
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Provider>
  );
}

/** A short note on a focusable element. Never the only place of an information, because touch screens have no hover. */
export function Tooltip({ label, children }: { label: ReactNode; children: ReactElement }) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content
          sideOffset={6}
          collisionPadding={12}
          className="z-60 max-w-64 rounded-control bg-ink px-3 py-2 text-sm text-paper motion-safe:animate-appear"
        >
          <span>{label}</span>
          <Arrow className="fill-ink" />
        </Content>
      </Portal>
    </Root>
  );
}
