import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { SIGN_IN_REQUEST } from './sign-in-request.ts';

/** The last page of the issue: paper and ink change places. */
export function ClosingCall() {
  return (
    <section aria-labelledby="closing-call" className="bg-film text-on-film">
      <div className="measure grid justify-items-start gap-9 py-20 lg:grid-cols-[1fr_auto] lg:items-end lg:py-28">
        <h2 id="closing-call" className="max-w-[16ch] font-display text-display-xl">
          The next picture of you is one sentence <em>away.</em>
        </h2>
        <Link to={paths.studio()} state={SIGN_IN_REQUEST} className={buttonClass({ size: 'lg' })}>
          Start Creating Now
        </Link>
      </div>
    </section>
  );
}
