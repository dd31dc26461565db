import { useId, useRef, type ReactNode } from 'react';
import { useAddressPart } from './address-part.ts';

interface CardProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  actions?: ReactNode;
  /** The target of links to `#id`. */
  id?: string;
  children?: ReactNode;
}

/** A panel: a region named by its title. It is a container, so its content can use container queries. */
export function Card({ title, eyebrow, actions, id, children }: CardProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  useAddressPart(section);
  return (
    <section
      ref={section}
      id={id}
      aria-labelledby={titleId}
      className="@container rounded-card border border-line bg-raised p-5 shadow-lift sm:p-7"
    >
      <header className="mb-3.5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {eyebrow !== undefined && <p className="mb-1 text-sm font-medium text-ember">{eyebrow}</p>}
          <h2 id={titleId} className="font-display text-display-md text-ink">
            {title}
          </h2>
        </div>
        {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </section>
  );
}
