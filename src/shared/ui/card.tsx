import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CardProps {
  title?: ReactNode;
  eyebrow?: ReactNode;
  actions?: ReactNode;
  /** A card with a title is a named region of the page; `div` and `li` are not. */
  as?: 'section' | 'article' | 'div' | 'li';
  /** Heading level of the title. */
  level?: 'h2' | 'h3' | 'h4';
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** A sheet on the page: hairline and one soft lift. It is a container, so its content asks for its width, not the window's. */
export function Card({
  title,
  eyebrow,
  actions,
  as: Tag = 'section',
  level: Title = 'h2',
  id,
  className,
  children,
}: CardProps) {
  const titleId = useId();
  const isNamed = title !== undefined && (Tag === 'section' || Tag === 'article');
  return (
    <Tag
      id={id}
      aria-labelledby={isNamed ? titleId : undefined}
      className={classNames(
        '@container rounded-card border border-line bg-raised p-5 shadow-lift sm:p-7',
        className,
      )}
    >
      {(title !== undefined || eyebrow !== undefined || actions !== undefined) && (
        <header className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            {eyebrow !== undefined && (
              <p className="mb-1 text-[0.8125rem] font-medium text-ember">{eyebrow}</p>
            )}
            {title !== undefined && (
              <Title id={titleId} className="font-display text-display-md text-ink">
                {title}
              </Title>
            )}
          </div>
          {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </header>
      )}
      {children}
    </Tag>
  );
}
