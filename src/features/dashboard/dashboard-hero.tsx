import { ArrowDown } from 'lucide-react';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Eyebrow } from '../../shared/ui/eyebrow.tsx';
import { Headline } from '../../shared/ui/headline.tsx';

/** The claims of spec §1, in its words. */
const CLAIMS = [
  { number: '2.5K+', words: 'twins created' },
  { number: '10 hours', words: 'saved per week' },
  { number: '3 minute', words: 'setup' },
];

export function DashboardHero() {
  return (
    <header className="measure pt-14 sm:pt-24">
      <Eyebrow>Dashboard</Eyebrow>
      <div className="mt-6 grid items-end gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <Headline as="h1" size="xl" className="max-w-[12ch]">
          Put your twin <em>to work.</em>
        </Headline>
        <div className="max-w-[44ch]">
          <p className="text-[1.0625rem] text-muted">
            Brief a commercial, a reel or a whole photoshoot. It is written, voiced, filmed and cut while you
            do something else.
          </p>
          <a href="#create" className={`${buttonClass({ size: 'lg' })} mt-6`}>
            Start creating
            <ArrowDown aria-hidden size={18} />
          </a>
        </div>
      </div>
      <dl className="mt-14 grid border-t border-ink sm:mt-20 sm:grid-cols-3">
        {CLAIMS.map(({ number, words }) => (
          <div
            key={number}
            className="flex items-baseline justify-between gap-4 border-b border-line py-5 sm:flex-col sm:justify-start sm:gap-1 sm:border-b-0 sm:border-l sm:px-7 sm:py-6 sm:first:border-l-0 sm:first:pl-0"
          >
            <dt className="order-2 text-muted">{words}</dt>
            <dd className="font-display text-display-lg">{number}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
