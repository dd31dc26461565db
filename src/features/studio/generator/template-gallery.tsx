import { Check } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { TEMPLATE_CATEGORIES } from '#openapi/limits.gen.ts';
import { humanMessage } from '#shared/api/api-error.ts';
import { useQuery, type Query } from '#shared/api/use-query.ts';
import { Button } from '#shared/ui/button.tsx';
import { LongList } from '#shared/ui/long-list.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Picture, type PictureFiles } from '#shared/ui/picture.tsx';
import { RadioOption } from '#shared/ui/radio-option.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { Thumbnail } from '#shared/ui/thumbnail.tsx';
import { TEMPLATES, type PromptTemplate, type TemplateCategory } from './prompt-templates.ts';
import { TemplateIcon } from './template-icon.tsx';

interface TemplateGalleryProps {
  chosen: PromptTemplate | undefined;
  /** URLs of the selected twin's latest picture from each template, by the template's name. */
  made: ReadonlyMap<string, string>;
  onChoose(template: PromptTemplate): void;
}

const COVERS: PictureFiles = import.meta.glob('./assets/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * The seven premium categories as covers (spec §2), and the templates of the chosen one. Not rendered again while a
 * prompt is typed.
 */
export const TemplateGallery = memo(function TemplateGallery(props: TemplateGalleryProps) {
  const { made, chosen } = props;
  const query = useQuery(TEMPLATES);
  const name = useId();
  const [shown, setShown] = useState<TemplateCategory>('Professional');
  const [followed, setFollowed] = useState(chosen);
  // A template may be chosen elsewhere: in the reveal, or by an earlier picture.
  if (chosen !== followed) {
    setFollowed(chosen);
    if (chosen) setShown(chosen.category);
  }

  function pictureOf(category: TemplateCategory) {
    const used = query.data?.find((template) => template.category === category && made.has(template.name));
    return used && made.get(used.name);
  }

  return (
    <div className="@container grid gap-3">
      <fieldset className="min-w-0">
        <legend className="mb-1 font-medium text-ink">Premium templates</legend>
        <div className="relative -mx-5 flex gap-2 overflow-x-auto px-5 py-1.5 [scrollbar-width:thin] pointer-coarse:[scrollbar-width:none] @min-[25rem]:-mx-1 @min-[25rem]:px-1">
          {TEMPLATE_CATEGORIES.map((category) => (
            <RadioOption
              key={category}
              name={name}
              value={category}
              checked={category === shown}
              onChange={() => setShown(category)}
              className="w-19 shrink-0 rounded-control @min-[25rem]:w-auto @min-[25rem]:min-w-0 @min-[25rem]:flex-1"
            >
              <span className="relative block aspect-[4/5] overflow-hidden rounded-control bg-ember-soft shadow-[0_0_0_1px_var(--line)] group-hover:shadow-[0_0_0_1px_var(--ink)] group-has-checked:shadow-[0_0_0_2px_var(--ink)] motion-safe:transition-shadow motion-safe:duration-160">
                <Thumbnail src={pictureOf(category)}>
                  <Cover category={category} />
                </Thumbnail>
                <ChosenMark />
              </span>
              <span className="mt-1.5 block truncate text-center font-display text-sm leading-[1.05] text-muted group-has-checked:text-ink @lg:text-[0.9375rem]">
                {category}
              </span>
            </RadioOption>
          ))}
        </div>
      </fieldset>
      <TemplateList {...props} key={shown} category={shown} query={query} />
    </div>
  );
});

/** The cover of a category, without a picture of the twin. */
function Cover({ category }: { category: TemplateCategory }) {
  return (
    <Picture
      files={COVERS}
      name={category.toLowerCase().replace(' ', '-')}
      alt=""
      width={256}
      height={320}
      sizes="(min-width: 64rem) 8rem, 4.75rem"
      // Crops the empty name plate at the bottom of this cover.
      className={`size-full object-cover ${category === 'Professional' ? 'origin-top scale-[1.09]' : ''}`}
    />
  );
}

const TEMPLATES_AT_ONCE = 12;
const LIST = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-2 @sm:grid-cols-2';

function TemplateList({
  category,
  query: { data: templates, error, isLoading, reload },
  chosen,
  made,
  onChoose,
}: TemplateGalleryProps & { category: TemplateCategory; query: Query<readonly PromptTemplate[]> }) {
  if (!templates && isLoading && !error) {
    return (
      <div className={LIST}>
        <Skeleton label="Loading templates" count={4} className="h-14.5 @md:h-16" />
      </div>
    );
  }
  if (!templates) {
    return (
      <Notice
        tone="error"
        title="Templates could not be loaded"
        live="polite"
        action={
          <Button
            variant="secondary"
            size="sm"
            isBusy={isLoading}
            busyLabel="Trying again…"
            onClick={() => void reload()}
          >
            Try again
          </Button>
        }
      >
        {`${humanMessage(error, "The server's answer could not be read.")} You can still write your own prompt.`}
      </Notice>
    );
  }
  const shown = templates.filter((template) => template.category === category);
  if (shown.length === 0) {
    return (
      <p className="rounded-control bg-sunken px-4 py-8 text-center text-muted">
        {`No ${category} templates yet. Another category, or a prompt of your own, works just as well.`}
      </p>
    );
  }
  return (
    <LongList items={shown} pageSize={TEMPLATES_AT_ONCE} label={`${category} templates`} className={LIST}>
      {(template, index) => (
        <li key={index} className="grid">
          <TemplateCard
            template={template}
            picture={made.get(template.name)}
            isChosen={template === chosen}
            onChoose={() => onChoose(template)}
          />
        </li>
      )}
    </LongList>
  );
}

interface TemplateCardProps {
  template: PromptTemplate;
  picture: string | undefined;
  isChosen: boolean;
  onChoose(): void;
}

/** A template; pressing it fills in its prompt. */
function TemplateCard({ template, picture, isChosen, onChoose }: TemplateCardProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="group flex min-h-14.5 @md:min-h-16 w-full items-center gap-2 rounded-control border border-edge bg-paper p-1.5 text-left text-sm hover:border-ink text-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper motion-safe:transition-[background-color,color,border-color] motion-safe:duration-160"
    >
      <span className="relative grid size-9 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken text-muted @max-[9rem]:hidden @sm:size-11">
        <Thumbnail src={picture}>
          <TemplateIcon {...template} />
        </Thumbnail>
        <ChosenMark />
      </span>
      <span className="min-w-0">
        <span className="line-clamp-2 leading-tight font-medium wrap-anywhere">{template.name}</span>
        {template.description !== '' && (
          // In full in the prompt below.
          <span className="line-clamp-2 text-[0.8125rem] leading-tight wrap-anywhere text-muted group-aria-pressed:text-paper @max-md:sr-only">
            {template.description}
          </span>
        )}
      </span>
    </button>
  );
}

/** A tick at the corner of a chosen picture. */
function ChosenMark() {
  return (
    <span
      aria-hidden
      className="absolute right-0.5 bottom-0.5 hidden size-5 place-items-center rounded-full bg-ink text-paper group-aria-pressed:grid group-has-checked:grid"
    >
      <Check size={13} strokeWidth={3} />
    </span>
  );
}
