import { SectionHeading } from './section-heading.tsx';

const STEPS = [
  {
    title: 'Train your twin',
    text: 'Once, from your own photos. Everything after that starts from it.',
  },
  {
    title: 'Write a short brief',
    text: 'Platform, ratio, the brand and the idea. A sentence each is enough.',
  },
  {
    title: 'Collect the result',
    text: 'Script, voice, avatar, B-roll, edit and captions: watch every step, then download.',
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how-title" className="bg-sunken">
      <div className="measure section-gap">
        <SectionHeading id="how-title" eyebrow="How it works">
          Three steps, <em>one sitting</em>
        </SectionHeading>
        <ol className="grid gap-x-10 gap-y-10 md:grid-cols-3">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="border-t border-ink pt-5">
              <span aria-hidden className="block font-display text-[5rem] leading-none text-ember">
                {index + 1}
              </span>
              <h3 className="mt-5 font-display text-display-md">{title}</h3>
              <p className="mt-2 max-w-[34ch] text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
