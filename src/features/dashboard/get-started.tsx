import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths.ts';

/** The card that leads to the twin creator. */
export function GetStarted() {
  return (
    <section aria-labelledby="start-title" className="measure section-gap">
      <Link
        to={paths.twin()}
        className="grain group grid items-end gap-x-12 gap-y-10 rounded-card bg-ember px-6 py-10 text-on-ember sm:px-12 sm:py-16 md:grid-cols-[minmax(0,1fr)_auto]"
      >
        <div>
          <h2 id="start-title" className="max-w-[14ch] font-display text-display-xl">
            Get started with <em>your twin</em>
          </h2>
          <p className="mt-5 max-w-[46ch] text-[1.0625rem]">
            Train it once from your own photos. From then on it is the face of everything you make here.
          </p>
        </div>
        <span className="flex items-center gap-3 border-b border-current pb-1 text-[1.0625rem] font-medium">
          Open the twin creator
          <ArrowRight
            aria-hidden
            size={20}
            className="motion-safe:transition-[translate] motion-safe:duration-240 motion-safe:group-hover:translate-x-1"
          />
        </span>
      </Link>
    </section>
  );
}
