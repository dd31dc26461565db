import { useDeferredValue, useState, type ReactNode } from 'react';
import { anyTrainingPrice } from '#entities/credits/training-price.ts';
import { completedDate, type Twin } from '#entities/twin/twin.ts';
import type { Twins } from '#entities/twin/use-twins.ts';
import { formatCount, formatNumber } from '#shared/lib/format-count.ts';
import { Notice } from '#shared/ui/notice.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import { TwinSwitch } from './twin-switch.tsx';

/** The amount per twin in the list's title (spec §2). Not a price. */
const DOLLARS_PER_TWIN = 2;
/** The note that relates dollars to credits (decision 69). */
const COST = `A twin counts as $${DOLLARS_PER_TWIN} and costs ${anyTrainingPrice()}`;
/** The number of twins from which there is a search box, and the row can expand to a list. */
const SEARCH_FROM = 13;

interface TwinListProps {
  twins: Twins;
  selected: Twin | undefined;
  onSelect(triggerWord: string): void;
}

/** The trained twins as a switch: one of them is the active model (spec §2). */
export function TwinList({ twins, selected, onSelect }: TwinListProps) {
  const { isLoading, isComplete, isNewcomer, isRemembered } = twins;
  const [search, setSearch] = useState('');
  const matching = useMatchingTwins(twins.twins, search);
  const isLong = twins.twins.length >= SEARCH_FROM;
  return (
    <section id="twins" aria-labelledby="twins-title" className="grid gap-2.5">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="twins-title" className="font-display text-display-sm leading-tight">
          {isComplete
            ? `Your twins, $${formatNumber(twins.twins.length * DOLLARS_PER_TWIN)} spent`
            : 'Your twins'}
        </h2>
        {isNewcomer && (
          <p className="text-base text-muted">
            <span className="font-medium text-ink">No twin yet.</span> Yours starts with photos.
          </p>
        )}
        {!isNewcomer && isComplete && !isLong && <p className="text-sm text-muted">{COST}</p>}
        {isLong && (
          <div className="flex items-center gap-x-4">
            <p role="status" className="shrink-0 text-sm text-muted">
              {matching.length === twins.twins.length
                ? formatCount(matching.length, 'twin')
                : `${formatNumber(matching.length)} of ${formatCount(twins.twins.length, 'twin')}`}
            </p>
            <TextInput
              type="search"
              aria-label="Search your twins"
              placeholder="Trigger word or date"
              value={search}
              onChange={setSearch}
              className="max-w-60"
            />
          </div>
        )}
      </header>
      {isLoading && <Skeleton label="Loading your twins" count={1} className="my-1 h-12" />}
      {!isLoading && <ReadProblem twins={twins} />}
      {matching.length > 0 && (
        <TwinSwitch
          twins={matching}
          nameOf={(twin) => twinName(twins.twins, twin)}
          selected={selected}
          onSelect={isRemembered ? undefined : onSelect}
          isLong={isLong}
        />
      )}
      {matching.length === 0 && search !== '' && (
        <p className="py-3 text-muted">{`No twin matches “${search}”.`}</p>
      )}
    </section>
  );
}

/** Reports that the list is incomplete, with the reason. */
function ReadProblem({ twins: { twins, problem, isRemembered, reload } }: { twins: Twins }): ReactNode {
  if (problem === undefined) return null;
  let title = twins.length > 0 ? 'Only your latest twin is shown' : 'Couldn’t load your twins';
  if (isRemembered) title = 'Your last known twins';
  return (
    <Notice tone="warning" title={title} retry={() => void reload()}>
      {isRemembered
        ? `${problem}\nUntil they load, you can’t generate pictures, and nothing is charged.`
        : problem}
    </Notice>
  );
}

/** "Your twin", or "Twin 2" in a list of several. */
function twinName(twins: readonly Twin[], twin: Twin): string {
  return twins.length === 1 ? 'Your twin' : `Twin ${formatNumber(twins.indexOf(twin) + 1)}`;
}

/** The twins that match all words of a search. Deferred, so typing stays fast with 500 twins. */
function useMatchingTwins(twins: readonly Twin[], search: string): readonly Twin[] {
  const words = useDeferredValue(search).toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return twins;
  return twins.filter(({ triggerWord, completedAt }) => {
    const text = `${triggerWord ?? ''} ${completedDate(completedAt)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
