import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { asset } from './assets.ts';
import { SIGN_IN_REQUEST } from './sign-in-request.ts';

/** The last spread: the words on film, the whole table of pictures running off the page. */
export function ClosingCall() {
  return (
    <section aria-labelledby="closing-call" className="grid bg-film text-on-film lg:grid-cols-2">
      <div className="grid content-center justify-items-start gap-9 px-4 py-20 sm:px-6 lg:py-28 lg:pl-[max(1.5rem,calc((100vw-80rem)/2+1.5rem))]">
        <h2 id="closing-call" className="max-w-[13ch] font-display text-display-xl">
          Your next picture is one sentence <em>away.</em>
        </h2>
        <Link to={paths.studio()} state={SIGN_IN_REQUEST} className={buttonClass({ size: 'lg' })}>
          Start Creating Now
        </Link>
      </div>
      <img
        src={asset('hero')}
        alt="Four snapshots of one person, and the six pictures made from them, on a table."
        width={1600}
        height={900}
        loading="lazy"
        className="size-full min-h-72 object-cover object-[78%_50%] lg:max-h-160"
      />
    </section>
  );
}
