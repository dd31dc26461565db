import { LongText } from '../../../shared/ui/long-text.tsx';
import { Tags } from '../../../shared/ui/tags.tsx';
import type { ImageReading } from './image-reading.ts';

/** What is in the picture, set like the notes under a plate in an art book. */
export function ReadingView({ reading }: { reading: ImageReading }) {
  return (
    <div className="grid gap-6">
      {reading.caption !== undefined && (
        <blockquote className="border-l-2 border-ember pl-4 font-display text-display-md text-balance wrap-anywhere italic">
          <LongText text={reading.caption} foldAt={400} />
        </blockquote>
      )}
      <div className="grid gap-x-8 gap-y-6 @lg:grid-cols-2">
        {reading.groups.map(({ title, facts }) => (
          <section key={title} aria-label={title}>
            <h3 className="border-b border-line pb-1.5 text-[0.8125rem] font-medium text-ember">{title}</h3>
            <dl className="mt-2 grid gap-1.5 text-[0.9375rem]">
              {facts.map(({ label, value }) => (
                <div key={label} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3">
                  <dt className="text-muted">{label}</dt>
                  <dd className="wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {reading.tags.length > 0 && <Tags label="Style tags" tags={reading.tags} />}
    </div>
  );
}
