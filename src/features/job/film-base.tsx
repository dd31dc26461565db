import type { ReactNode } from 'react';
import { classNames } from '../../shared/ui/class-names.ts';

/** Film is dark in both themes. */
const FILM = 'bg-[light-dark(var(--ink),var(--line))]';
/** Whole holes only: the tile is stretched a little until it fits. */
const HOLES_ACROSS =
  'h-4 bg-[linear-gradient(90deg,transparent_7px,var(--paper)_7px_17px,transparent_17px)] bg-[length:24px_8px] bg-center [background-repeat:round_no-repeat]';
const HOLES_DOWN =
  'w-4 bg-[linear-gradient(180deg,transparent_7px,var(--paper)_7px_17px,transparent_17px)] bg-[length:8px_24px] bg-center [background-repeat:no-repeat_round]';

/** A piece of film with its holes: across in a wide container, down in a narrow one. */
export function FilmBase({ children }: { children: ReactNode }) {
  return (
    <div
      className={classNames('flex overflow-hidden rounded-card px-1 @4xl:flex-col @4xl:px-0 @4xl:py-1', FILM)}
    >
      <Holes />
      {children}
      <Holes />
    </div>
  );
}

function Holes() {
  return (
    <>
      <div aria-hidden className={classNames('hidden @4xl:block', HOLES_ACROSS)} />
      <div aria-hidden className={classNames('shrink-0 @4xl:hidden', HOLES_DOWN)} />
    </>
  );
}

export function EmptyFilm() {
  return (
    <div aria-hidden className="@container w-full">
      <FilmBase>
        <div className="grid flex-1 grid-cols-4 gap-1.5 px-1 py-2 @4xl:grid-cols-7 @4xl:px-2 @4xl:py-1">
          {[1, 2, 3, 4, 5, 6, 7].map((frame) => (
            <span
              key={frame}
              className="h-16 rounded-[3px] bg-sunken nth-[n+5]:hidden @4xl:h-36 @4xl:nth-[n+5]:block"
            />
          ))}
        </div>
      </FilmBase>
    </div>
  );
}
