import type { ReactNode } from 'react';
import { Eyebrow, Headline } from '#shared/ui/headline.tsx';

interface SectionHeadingProps {
  id: string;
  eyebrow: string;
  children: ReactNode;
  /** Shown at the end of the line on wide screens. */
  aside?: ReactNode;
}

export function SectionHeading({ id, eyebrow, children, aside }: SectionHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-3 sm:mb-8">
      <div className="min-w-0">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Headline as="h2" size="lg" id={id} className="mt-2">
          {children}
        </Headline>
      </div>
      {aside !== undefined && <div className="max-w-[38ch] text-muted">{aside}</div>}
    </div>
  );
}
