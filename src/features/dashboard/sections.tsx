import { AudioLines, Coins, Film, ScanFace, Type, WandSparkles, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#shared/ui/badge.tsx';
import { Eyebrow, Headline } from '#shared/ui/headline.tsx';

interface SectionHeadingProps {
  id: string;
  eyebrow: string;
  children: ReactNode;
  /** Shown at the end of the line on wide screens. */
  aside?: ReactNode;
}

export function SectionHeading({ id, eyebrow, children, aside }: SectionHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-3 sm:mb-8">
      <div className="min-w-0">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Headline as="h2" size="lg" id={id} className="mt-2">
          {children}
        </Headline>
      </div>
      {aside !== undefined && <div className="max-w-[38ch] text-muted">{aside}</div>}
    </div>
  );
}

const STEPS = [
  { title: 'Train your twin', text: 'Once, from your own photos. Then use it everywhere.' },
  { title: 'Write a short brief', text: 'Platform, ratio, brand and idea. A sentence each is enough.' },
  { title: 'Collect the result', text: 'Watch every step, from script to captions, then download.' },
];

export function ThreeSteps() {
  return (
    <section aria-labelledby="how-title" className="bg-sunken">
      <div className="measure grid gap-10 py-10 sm:py-14">
        <div>
          <SectionHeading id="how-title" eyebrow="How it works">
            Three steps, <em>one sitting</em>
          </SectionHeading>
          <ol className="grid gap-x-10 gap-y-6 md:grid-cols-3">
            {STEPS.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[auto_1fr] gap-x-3 border-t border-ink pt-4">
                <span aria-hidden className="font-display text-display-md text-ember">
                  {index + 1}
                </span>
                <h3 className="font-display text-display-md">{title}</h3>
                <p className="col-start-2 mt-1.5 max-w-[34ch] text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <Claims />
      </div>
    </section>
  );
}

/** The claims of spec §1, verbatim. */
const CLAIMS = [
  { number: '2.5K+', label: 'twins created' },
  { number: '10 hours', label: 'saved per week' },
  { number: '3 minute', label: 'setup' },
];

function Claims() {
  return (
    <dl className="flex flex-wrap gap-x-14 gap-y-2 border-t border-ink pt-4">
      {CLAIMS.map(({ number, label }) => (
        <div key={number} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="order-2 text-muted">{label}</dt>
          <dd className="font-display text-display-md">{number}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Invented quotes, labeled as samples on the page (decision 34). */
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
  const [leadQuote, ...sideQuotes] = QUOTES;
  return (
    <section aria-labelledby="quotes-title" className="measure py-10 sm:py-14">
      <SectionHeading
        id="quotes-title"
        eyebrow="Testimonials"
        aside={<Badge tone="neutral">Sample content</Badge>}
      >
        Sample <em>testimonials</em>
      </SectionHeading>
      <div className="grid gap-x-12 gap-y-10 border-t border-ink pt-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {leadQuote !== undefined && <Quote {...leadQuote} isLead />}
        <div className="grid content-start gap-8 lg:border-l lg:border-line lg:pl-12">
          {sideQuotes.map((quote) => (
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
        className={isLead ? 'font-display text-display-md' : 'font-display text-display-sm leading-snug'}
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

const FEATURES: readonly [icon: LucideIcon, title: string, text: string][] = [
  [ScanFace, 'One face, every format', 'Your twin stars in every picture and film.'],
  [WandSparkles, 'Prompts from pictures', 'Upload a picture you like and get its prompts.'],
  [Type, 'Posts that sound like you', 'Teach it your writing style once, with your own texts.'],
  [Film, 'A pipeline you can watch', 'Seven steps from script to schedule, live on one page.'],
  [AudioLines, 'Two voices', 'Choose a studio voice or your own for every job.'],
  [Coins, 'Flexible credits', 'Spend them on trainings or images, as you like.'],
];

export function Features() {
  return (
    <section aria-labelledby="features-title" className="measure pb-16 sm:pb-20">
      <SectionHeading id="features-title" eyebrow="Features">
        Everything in <em>one studio</em>
      </SectionHeading>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(([Icon, title, text]) => (
          <li key={title} className="bg-raised p-5 sm:p-6">
            <Icon aria-hidden size={26} strokeWidth={1.4} className="text-ember" />
            <h3 className="mt-5 font-display text-display-md">{title}</h3>
            <p className="mt-1.5 max-w-[34ch] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
