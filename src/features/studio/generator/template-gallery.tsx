import { Check } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { TEMPLATE_CATEGORIES } from '#openapi/limits.gen.ts';
import { humanMessage } from '#shared/api/api-error.ts';
import { useQuery, type Query } from '#shared/api/use-query.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { LongList } from '#shared/ui/long-list.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { RadioOption } from '#shared/ui/radio-option.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { Thumbnail } from '#shared/ui/thumbnail.tsx';
import { TEMPLATES, type PromptTemplate, type TemplateCategory } from './prompt-templates.ts';
import { TemplateSample } from './template-sample.tsx';

interface TemplateGalleryProps {
  chosen: PromptTemplate | undefined;
  /** The URL of the selected twin's latest picture for each template name. */
  created: ReadonlyMap<string, string>;
  onChoose(template: PromptTemplate): void;
}

/**
 * The seven premium categories (spec §2), and the templates of the chosen category. Memoized, so typing does not render
 * it again.
 */
export const TemplateGallery = memo(function TemplateGallery(props: TemplateGalleryProps) {
  const { chosen } = props;
  const query = useQuery(TEMPLATES);
  const name = useId();
  const [shown, setShown] = useState<TemplateCategory>('Professional');
  const [followed, setFollowed] = useState(chosen);
  // A template may be chosen elsewhere: in the reveal, or by an earlier picture.
  if (chosen !== followed) {
    setFollowed(chosen);
    if (chosen) setShown(chosen.category);
  }

  return (
    <div className="@container grid gap-2">
      <fieldset className="min-w-0">
        <legend className="font-medium text-ink">Premium templates</legend>
        <div
          className={classNames(
            'relative -mx-5 flex gap-x-4 overflow-x-auto px-5 [scrollbar-width:none]',
            '@sm:mx-0 @sm:flex-wrap @sm:px-0',
          )}
        >
          {TEMPLATE_CATEGORIES.map((category) => (
            <RadioOption
              key={category}
              name={name}
              value={category}
              checked={category === shown}
              onChange={() => setShown(category)}
              className={classNames(
                'inline-flex shrink-0 items-center border-b-2 border-transparent text-sm text-muted',
                'hover:text-ink has-checked:border-ember has-checked:text-ink',
              )}
            >
              {category}
            </RadioOption>
          ))}
        </div>
      </fieldset>
      <TemplateList {...props} key={shown} category={shown} query={query} />
    </div>
  );
});

const TEMPLATES_PER_PAGE = 12;
const LIST = 'grid grid-cols-2 gap-2 @max-[14rem]:grid-cols-1';

function TemplateList({
  category,
  query: { data: templates, error, isLoading, reload },
  chosen,
  created,
  onChoose,
}: TemplateGalleryProps & { category: TemplateCategory; query: Query<readonly PromptTemplate[]> }) {
  if (!templates && isLoading && !error) {
    return (
      <div className={LIST}>
        <Skeleton label="Loading templates" count={4} className="h-44 @sm:h-29" />
      </div>
    );
  }
  if (!templates) {
    return (
      <Notice
        tone="error"
        title="Couldn’t load templates"
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
        {`${humanMessage(error, "Couldn't read the server's response.")} You can still write your own prompt.`}
      </Notice>
    );
  }
  const shown = templates.filter((template) => template.category === category);
  if (shown.length === 0) {
    return (
      <p className="rounded-control bg-sunken px-4 py-8 text-center text-muted">
        {`No ${category} templates yet. Choose another category, or write your own prompt.`}
      </p>
    );
  }
  return (
    <LongList items={shown} pageSize={TEMPLATES_PER_PAGE} label={`${category} templates`} className={LIST}>
      {(template, index) => (
        <li key={index} className="grid">
          <TemplateCard
            template={template}
            picture={created.get(template.name)}
            sample={index}
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
  /** The twin's latest picture of this template. */
  picture: string | undefined;
  /** The index of the drawn sample that is shown without such a picture. */
  sample: number;
  isChosen: boolean;
  onChoose(): void;
}

/** A template as a picture; a click fills in its prompt. */
function TemplateCard({ template, picture, sample, isChosen, onChoose }: TemplateCardProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'group grid w-full content-start @sm:flex',
        'rounded-control border border-line bg-paper text-left text-sm text-ink hover:border-ink',
        'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper',
        'motion-safe:transition-[background-color,color,border-color] motion-safe:duration-160',
      )}
    >
      <span
        className={classNames(
          'relative block aspect-square w-full shrink-0 overflow-hidden @sm:size-28',
          'rounded-[calc(var(--radius-control)-1px)] bg-sunken',
        )}
      >
        <Thumbnail src={picture}>
          <TemplateSample category={template.category} index={sample} />
        </Thumbnail>
        <ChosenMark />
      </span>
      <span className="min-w-0 p-2 @sm:self-center">
        <span className="line-clamp-3 leading-tight font-medium wrap-anywhere">{template.name}</span>
        {template.description !== '' && (
          // Shortened, because the prompt below has the full text.
          <span
            className={classNames(
              'mt-1 line-clamp-3 leading-snug wrap-anywhere @max-xl:sr-only',
              'text-muted group-aria-pressed:text-paper',
            )}
          >
            {template.description}
          </span>
        )}
      </span>
    </button>
  );
}

/** A check mark at the corner of a chosen picture. */
function ChosenMark() {
  return (
    <span
      aria-hidden
      className="absolute right-1.5 bottom-1.5 hidden size-6 place-items-center rounded-full bg-ink text-paper group-aria-pressed:grid"
    >
      <Check size={15} strokeWidth={3} />
    </span>
  );
}
