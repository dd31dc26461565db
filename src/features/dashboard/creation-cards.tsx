import { ArrowUpRight } from 'lucide-react';
import { useOutletContext } from 'react-router-dom';
import { CONTENT_TYPES, type CreateModal } from '#entities/job/brief.ts';
import { CONTENT_TYPES as TYPES } from '#openapi/limits.gen.ts';
import { useStorageLocation } from '#shared/lib/persistence.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Headline } from '#shared/ui/headline.tsx';
import { Picture, type PictureFiles } from '#shared/ui/picture.tsx';

const ART: PictureFiles = import.meta.glob('./assets/*', { eager: true, query: '?url', import: 'default' });

/** One card per content type; each opens the creation modal (decision 30). */
export function CreationCards() {
  const createModal = useOutletContext<CreateModal>();
  const location = useStorageLocation();
  return (
    <section id="create" aria-labelledby="create-title" className="measure pt-8 pb-10 sm:pt-10 sm:pb-14">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-1">
        <Headline as="h2" size="md" id="create-title">
          What are you <em>making?</em>
        </Headline>
        <p className="text-muted">
          {`Each starts with a short brief${location === undefined ? '' : `, saved ${location}`}.`}
        </p>
      </div>
      <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-4 sm:gap-x-4 lg:gap-x-6">
        {TYPES.map((type) => (
          <li key={type}>
            <button
              type="button"
              onMouseEnter={createModal.prepare}
              onFocus={createModal.prepare}
              onClick={() => createModal.open(type)}
              className="group grid w-full grid-cols-[min(5.5rem,30%)_minmax(0,1fr)] items-end gap-x-5 text-left sm:grid-cols-1"
            >
              <span className="row-span-2 block aspect-[4/5] self-center overflow-hidden rounded-card bg-sunken shadow-lift sm:row-span-1">
                <Picture
                  files={ART}
                  name={`create-${type.replace('_', '-')}`}
                  alt=""
                  width={576}
                  height={720}
                  sizes="(min-width: 40rem) 22vw, 5.5rem"
                  className="size-full object-cover motion-safe:transition-[scale] motion-safe:duration-500 motion-safe:group-hover:scale-[1.03]"
                />
              </span>
              <span
                className={classNames(
                  'flex items-start justify-between gap-2 wrap-anywhere font-display text-display-md',
                  'leading-tight',
                  'sm:mt-4 sm:text-display-sm lg:text-display-md',
                )}
              >
                <span>{CONTENT_TYPES[type].action}</span>
                <span
                  className={classNames(
                    'mt-1.5 shrink-0 text-ember',
                    'motion-safe:transition-[translate] motion-safe:duration-240',
                    'motion-safe:group-hover:translate-x-0.5 motion-safe:group-hover:-translate-y-0.5',
                  )}
                >
                  <ArrowUpRight aria-hidden size={20} />
                </span>
              </span>
              <span className="mt-1 self-start text-muted">{CONTENT_TYPES[type].result}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
