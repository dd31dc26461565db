import { MAX_TRAINING_PHOTOS, MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Headline } from '#shared/ui/headline.tsx';
import { ProgressRing } from '#shared/ui/progress-ring.tsx';
import { CoversArt, SnapshotsArt } from './pictures.tsx';

/** The three steps of spec §1, with its numbers verbatim (decision 6), each in one line with its unit. */
const STEPS = [
  {
    title: 'Upload',
    text: `Upload 5-7\u00a0diverse\u00a0photos: vary light, angle and mood. A training takes ${MIN_TRAINING_PHOTOS}\u00a0to\u00a0${MAX_TRAINING_PHOTOS} in all, so add more shots of each.`,
    art: <SnapshotsArt />,
  },
  {
    title: 'Train',
    text: 'The AI trains a model in about 3-5\u00a0minutes. One-time\u00a0training, reused forever.',
    art: (
      <div className="grid size-full place-content-center">
        <ProgressRing percent={68} label="Training" />
      </div>
    ),
  },
  {
    title: 'Generate',
    text: 'Generate images from premium templates: magazine covers, headshots and similar.',
    art: <CoversArt />,
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="section-gap border-t border-line">
      <div className="measure grid gap-x-16 gap-y-10 lg:grid-cols-[17rem_1fr]">
        <div className="lg:sticky lg:top-10 lg:self-start">
          <Headline as="h2" size="lg" id="how-it-works">
            How It <em>Works</em>
          </Headline>
          <p className="mt-5 max-w-[34ch] text-muted">
            Credits can be used flexibly for trainings or image generations.
          </p>
        </div>
        <ol className="border-t border-ink">
          {STEPS.map((step, index) => (
            <li
              key={step.title}
              className={classNames(
                'grid grid-cols-[3.5rem_1fr] items-center gap-x-5 gap-y-7 border-b border-line py-8',
                'sm:grid-cols-[6.5rem_1fr_minmax(0,20rem)] sm:gap-x-8',
              )}
            >
              <span
                aria-hidden
                className="self-start font-display text-display-xl leading-[0.8] text-ember sm:self-center"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="font-display text-display-md">{step.title}</h3>
                <p className="mt-2 max-w-[34ch] text-muted">{step.text}</p>
              </div>
              <div aria-hidden className="col-span-2 h-52 overflow-hidden bg-sunken sm:col-span-1">
                {step.art}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
