import { ArrowUpRight } from 'lucide-react';
import { CONTENT_TYPES as TYPES } from '#openapi/limits.gen.ts';
import { CONTENT_TYPES, type ContentType } from '../../shared/lib/content-words.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { creationArt } from './creation-art.ts';
import { SectionHeading } from './section-heading.tsx';

const TEXTS: Record<ContentType, string> = {
  commercial: 'A product, a promise, and a film about both.',
  ai_twin: 'You in front of the camera, without the camera.',
  photoshoot: 'A set of portraits out of a few photos of you.',
  reel: 'Fifteen seconds with a hook, cut for the feed.',
};

/** One illustrated card per content type; each opens the creation modal (decision 30). */
export function CreationCards({ onCreate }: { onCreate: (type: ContentType) => void }) {
  return (
    <section id="create" aria-labelledby="create-title" className="measure section-gap">
      <SectionHeading
        id="create-title"
        eyebrow="New content"
        aside="Each starts with a short brief. What you type is kept on this device until you send it."
      >
        What are you <em>making?</em>
      </SectionHeading>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {TYPES.map((type, index) => (
          <li key={type} className={classNames(index % 2 === 1 && 'lg:mt-14')}>
            <CreationCard type={type} onCreate={() => onCreate(type)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CreationCard({ type, onCreate }: { type: ContentType; onCreate: () => void }) {
  return (
    <button
      type="button"
      onClick={onCreate}
      className="group grid w-full grid-cols-[7.5rem_minmax(0,1fr)] items-end gap-x-5 text-left sm:grid-cols-1"
    >
      <span className="row-span-2 block aspect-[4/5] self-center overflow-hidden rounded-card bg-sunken shadow-lift sm:row-span-1">
        <img
          src={creationArt[type]}
          alt=""
          width={480}
          height={600}
          loading="lazy"
          className="size-full object-cover motion-safe:transition-[scale] motion-safe:duration-500 motion-safe:group-hover:scale-[1.03]"
        />
      </span>
      <span className="flex items-start justify-between gap-2 font-display text-display-md sm:mt-4">
        {CONTENT_TYPES[type].action}
        <ArrowUpRight
          aria-hidden
          size={20}
          className="mt-1.5 shrink-0 text-ember motion-safe:transition-[translate] motion-safe:duration-240 motion-safe:group-hover:translate-x-0.5 motion-safe:group-hover:-translate-y-0.5"
        />
      </span>
      <span className="mt-1 self-start text-muted">{TEXTS[type]}</span>
    </button>
  );
}
