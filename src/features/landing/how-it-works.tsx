import type { ReactNode } from 'react';
import { Eyebrow } from '../../shared/ui/eyebrow.tsx';
import { Headline } from '../../shared/ui/headline.tsx';
import { CoverArt, RingArt, SnapshotsArt } from './step-art.tsx';

interface Step {
  title: string;
  text: string;
  art: ReactNode;
}

/** The three steps of spec §1; each number stands as it is written there (decision 6). */
const STEPS: readonly Step[] = [
  {
    title: 'Upload',
    text: 'Upload 5-7 diverse photos: another light, another angle, another mood.',
    art: <SnapshotsArt />,
  },
  {
    title: 'Train',
    text: 'The AI trains a model in about 3-5 minutes. One-time training, reused forever.',
    art: <RingArt />,
  },
  {
    title: 'Generate',
    text: 'Generate images from premium templates: magazine covers, headshots and similar.',
    art: <CoverArt />,
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="section-gap border-t border-line">
      <div className="measure">
        <div className="grid gap-4">
          <Eyebrow>Three steps, one sitting</Eyebrow>
          <Headline as="h2" size="lg" id="how-it-works">
            How It <em>Works</em>
          </Headline>
        </div>
        <ol className="mt-10 grid gap-y-12 lg:mt-14 lg:grid-cols-3">
          {STEPS.map((step, index) => (
            <li
              key={step.title}
              className="grid content-start gap-x-6 gap-y-6 border-line sm:grid-cols-[16rem_1fr] sm:items-center lg:grid-cols-1 lg:border-l lg:px-8 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0"
            >
              <div aria-hidden className="grain h-64 overflow-hidden rounded-card bg-sunken">
                {step.art}
              </div>
              <div className="grid grid-cols-[auto_1fr] gap-x-5">
                <span aria-hidden className="row-span-2 font-display text-[4.5rem] leading-[0.8] text-ember">
                  {index + 1}
                </span>
                <h3 className="font-display text-display-md">{step.title}</h3>
                <p className="mt-1.5 max-w-[36ch] text-muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-12 max-w-[60ch] border-t border-line pt-5 text-muted">
          Credits can be used flexibly, for trainings or for image generations.
        </p>
      </div>
    </section>
  );
}
