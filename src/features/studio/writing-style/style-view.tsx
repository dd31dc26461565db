import { formatCount } from '#shared/lib/format-count.ts';
import { formatDateTime } from '#shared/lib/format-date.ts';
import { useStorageLabel } from '#shared/lib/persistence.ts';
import { Tags } from '#shared/ui/tags.tsx';
import { parseStyle, type SavedStyle } from './style-profile.ts';

/** The style profile: the tone as a headline, and facts. */
export function StyleView({ style }: { style: SavedStyle }) {
  const { tone, facts, favourites } = parseStyle(style.profile);
  return (
    <section
      aria-label="Style profile"
      className="@container grid content-start gap-6 motion-safe:animate-appear"
    >
      <div>
        <p className="text-[0.8125rem] font-medium text-ember">Tone</p>
        <p className="mt-1 font-display text-display-lg text-balance wrap-anywhere">
          <em className="text-ember">{tone}</em>
        </p>
      </div>
      {facts.length > 0 && (
        <dl className="grid gap-x-8 gap-y-4 @sm:grid-cols-2">
          {facts.map(({ label, value, share }) => (
            <div key={label} className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-right font-medium wrap-anywhere">{value}</dd>
              {/* The bar repeats the value for sighted people. */}
              <dd
                aria-hidden
                className={
                  share === undefined
                    ? 'col-span-2 mt-2 h-px bg-line'
                    : 'col-span-2 mt-1.5 h-1 rounded-full bg-sunken'
                }
              >
                {share !== undefined && (
                  <span
                    className="block h-full rounded-full bg-ember-hot"
                    style={{ width: `${Math.round(share * 100)}%` }}
                  />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {favourites.map(({ label, items }) => (
        <div key={label}>
          <h3 className="text-sm text-muted">{label}</h3>
          <Tags label={label} tags={items} className="mt-2" />
        </div>
      ))}
      <p className="border-t border-line pt-3 text-[0.8125rem] text-muted">
        {`${style.savedSamples === undefined ? '' : `${formatCount(style.savedSamples, 'sample')} saved · `}Learned ${formatDateTime(style.savedAt)} · ${useStorageLabel()}`}
      </p>
    </section>
  );
}
