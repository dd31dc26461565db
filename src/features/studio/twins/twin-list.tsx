import { ArrowDown, Search } from 'lucide-react';
import { useDeferredValue, useState, type UIEvent } from 'react';
import { useTwinFaces } from '#entities/picture/pictures-store.ts';
import { completedDate, type Twin } from '#entities/twin/twin.ts';
import type { Twins } from '#entities/twin/use-twins.ts';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { formatNumber } from '#shared/lib/format-number.ts';
import { ButtonLink } from '#shared/ui/button-link.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import { TwinCard } from './twin-card.tsx';

/** The amount per twin in the list's title (spec §2). Not a price. */
const DOLLARS_PER_TWIN = 2;
/** Says why dollars meet credits (decision 69). */
const COST = `A twin counts as $${DOLLARS_PER_TWIN} and costs ${TRAINING_COST_CREDITS} credits`;
/** From this many twins on there is a search box. */
const SEARCH_FROM = 13;
/** Rendered at first, and added when the end of the list is near. */
const TWINS_AT_ONCE = 24;

const TWINS = 'grid gap-3 @lg:grid-cols-2 @4xl:grid-cols-3';

interface TwinListProps {
  twins: Twins;
  selected: Twin | undefined;
  onSelect(key: string): void;
}

/** The trained twins, one of which is the active model (spec §2). */
export function TwinList({
  twins: { twins, isLoading, isComplete, problem, reload },
  selected,
  onSelect,
}: TwinListProps) {
  const title = isComplete
    ? `Your twins, $${formatNumber(twins.length * DOLLARS_PER_TWIN)} spent`
    : 'Your twins';
  // As long as the loaded title, so that the button beside it does not move.
  const loadingTitle = (
    <>
      Your twins
      <span aria-hidden className="invisible">
        , $0 spent
      </span>
    </>
  );
  const retry = (
    <Button variant="secondary" size="sm" onClick={() => void reload()}>
      Try again
    </Button>
  );
  if (!isLoading && problem === undefined && twins.length === 0) return <NoTwins title={title} />;
  return (
    <Card
      id="twins"
      eyebrow={isLoading || isComplete ? COST : 'The cast'}
      title={isLoading ? loadingTitle : title}
      actions={
        (selected || isLoading) && (
          <ButtonLink variant="secondary" size="sm" href="#generator">
            Make a picture
            <ArrowDown aria-hidden size={16} />
          </ButtonLink>
        )
      }
    >
      {isLoading && (
        <div className={TWINS}>
          <Skeleton label="Loading your twins" count={2} className="h-19.5" />
        </div>
      )}
      {!isLoading && problem !== undefined && twins.length === 0 && (
        <EmptyState title="Your twins cannot be shown right now" action={retry}>
          {problem}
        </EmptyState>
      )}
      {!isLoading && problem !== undefined && twins.length > 0 && (
        <div className="mb-5">
          <Notice tone="warning" title="Only your latest twin is shown" action={retry}>
            {problem}
          </Notice>
        </div>
      )}
      {twins.length > 0 && <TwinChoice twins={twins} selected={selected} onSelect={onSelect} />}
    </Card>
  );
}

/** A line instead of a panel: without a twin, the step below matters. */
function NoTwins({ title }: { title: string }) {
  return (
    <section
      id="twins"
      aria-labelledby="twins-title"
      className="flex flex-wrap items-baseline justify-between gap-x-6 border-y border-line py-3"
    >
      <h2 id="twins-title" className="font-display text-[1.5rem] leading-tight">
        {title}
      </h2>
      <p className="text-[0.9375rem] text-muted">
        <span className="font-medium text-ink">No twin yet.</span> Yours starts with photos.
      </p>
    </section>
  );
}

function TwinChoice({
  twins,
  selected,
  onSelect,
}: Omit<TwinListProps, 'twins'> & { twins: readonly Twin[] }) {
  const [search, setSearch] = useState('');
  const matching = useMatchingTwins(twins, search);
  const faces = useTwinFaces();
  const isLong = twins.length >= SEARCH_FROM;
  const [limit, setLimit] = useState(TWINS_AT_ONCE);
  // The selected one is always rendered, because arrow keys start from it.
  const drawn = matching.filter((twin, index) => index < limit || twin.key === selected?.key);

  function drawMore({ currentTarget }: UIEvent) {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    const isNearEnd = scrollHeight - scrollTop <= 3 * clientHeight;
    if (isNearEnd && limit < matching.length) setLimit(limit + TWINS_AT_ONCE);
  }

  return (
    <>
      {isLong && (
        <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <div className="relative w-full max-w-sm">
            <Search
              aria-hidden
              size={17}
              className="pointer-events-none absolute top-3.5 left-3.5 text-muted"
            />
            <TextInput
              type="search"
              aria-label="Search your twins"
              placeholder="Trigger word or date"
              value={search}
              onChange={setSearch}
              className="pl-10"
            />
          </div>
          <p role="status" className="text-sm text-muted">
            {matching.length === twins.length
              ? formatCount(twins.length, 'twin')
              : `${formatNumber(matching.length)} of ${formatCount(twins.length, 'twin')}`}
          </p>
        </div>
      )}
      <fieldset className="min-w-0">
        <legend className="sr-only">Active twin</legend>
        <div
          onScroll={drawMore}
          className={classNames(TWINS, isLong && '-m-1 max-h-96 overflow-y-auto overscroll-contain p-1')}
        >
          {drawn.map((twin) => (
            <TwinCard
              key={twin.key}
              twin={twin}
              picture={faces.get(twin.triggerWord)}
              isSelected={twin.key === selected?.key}
              onSelect={onSelect}
            />
          ))}
        </div>
      </fieldset>
      {matching.length === 0 && (
        <p className="py-6 text-center text-muted">{`No twin matches “${search}”.`}</p>
      )}
    </>
  );
}

/** Deferred, so that typing stays fast with 500 twins. */
function useMatchingTwins(twins: readonly Twin[], search: string): readonly Twin[] {
  const words = useDeferredValue(search).toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return twins;
  return twins.filter(({ triggerWord, completedAt }) => {
    const text = `${triggerWord ?? ''} ${completedDate(completedAt)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
