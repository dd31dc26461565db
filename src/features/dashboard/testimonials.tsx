import { Badge } from '#shared/ui/badge.tsx';
import { SectionHeading } from './section-heading.tsx';

/** Invented, and labelled so on the page (decision 34). */
const QUOTES = [
  {
    text: 'I used to lose Sundays to filming. Now I write the brief on the train and the reel is there when I arrive.',
    name: 'Mara Lindqvist',
    role: 'Ceramics teacher',
  },
  {
    text: 'The twin keeps a straight face better than I do. My clients have stopped asking when the shoot is.',
    name: 'Tobi Adeyemi',
    role: 'Brand consultant',
  },
  {
    text: 'Six covers, one afternoon, no studio. The picky one in our team is me, and I kept five.',
    name: 'Inés Carvalho',
    role: 'Newsletter editor',
  },
];

export function Testimonials() {
  const [lead, ...others] = QUOTES;
  return (
    <section aria-labelledby="quotes-title" className="measure pb-10 sm:pb-14">
      <SectionHeading
        id="quotes-title"
        eyebrow="Testimonials"
        aside={
          <>
            <Badge tone="neutral">Sample content</Badge>
            <span className="mt-2 block">These people and their words are made up.</span>
          </>
        }
      >
        What creators <em>would say</em>
      </SectionHeading>
      <div className="grid gap-x-12 gap-y-10 border-t border-ink pt-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {lead !== undefined && <Quote {...lead} isLead />}
        <div className="grid content-start gap-8 lg:border-l lg:border-line lg:pl-12">
          {others.map((quote) => (
            <Quote key={quote.name} {...quote} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Quote({ text, name, role, isLead }: (typeof QUOTES)[number] & { isLead?: boolean }) {
  return (
    <figure>
      <blockquote
        className={isLead ? 'font-display text-display-md' : 'font-display text-[1.375rem] leading-snug'}
      >
        {`“${text}”`}
      </blockquote>
      <figcaption className="mt-4 text-sm text-muted">
        <span className="font-medium text-ink">{name}</span>
        <span>{`, ${role}`}</span>
      </figcaption>
    </figure>
  );
}
