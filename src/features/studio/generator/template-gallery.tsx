import { useState } from 'react';
import { TEMPLATE_CATEGORIES } from '#openapi/limits.gen.ts';
import { humanMessage, type ApiError } from '../../../shared/api/api-error.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Pills } from '../../../shared/ui/pills.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { CategoryCover } from './category-cover.tsx';
import type { PromptTemplate, TemplateCategory, TemplateShelf } from './prompt-templates.ts';
import { TemplateCard } from './template-card.tsx';

interface TemplateGalleryProps {
  /** Undefined while it is read, and when reading failed. */
  shelf: TemplateShelf | undefined;
  /** Why there is no shelf; undefined while it is read. */
  error: ApiError | undefined;
  isLoading: boolean;
  onRetry(): void;
  chosen: PromptTemplate | undefined;
  onChoose(template: PromptTemplate): void;
}

const CATEGORY_OPTIONS = TEMPLATE_CATEGORIES.map((value) => ({ value, label: value }));

/** The seven premium categories (spec §2), opened like the sections of a magazine. */
export function TemplateGallery({ chosen, onChoose, ...list }: TemplateGalleryProps) {
  const [category, setCategory] = useState<TemplateCategory>('Professional');
  return (
    <div className="@container grid gap-4">
      <Pills legend="Premium templates" options={CATEGORY_OPTIONS} value={category} onChange={setCategory} />
      <div className="grid items-start gap-4 @md:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
        <CategoryCover category={category} />
        <TemplateList {...list} category={category} chosen={chosen} onChoose={onChoose} />
      </div>
    </div>
  );
}

function TemplateList({
  category,
  shelf,
  error,
  isLoading,
  onRetry,
  chosen,
  onChoose,
}: TemplateGalleryProps & { category: TemplateCategory }) {
  if (!shelf) {
    if (!error) {
      return (
        <div className="grid min-h-44 place-content-center">
          <Spinner label="Loading templates" />
        </div>
      );
    }
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
            onClick={onRetry}
          >
            Try again
          </Button>
        }
      >
        {humanMessage(error, 'The server said no.')} You can still write your own prompt.
      </Notice>
    );
  }
  const templates = shelf.get(category) ?? [];
  if (templates.length === 0) {
    return (
      <p className="rounded-control bg-sunken px-4 py-8 text-center text-muted">
        No {category} templates yet. Another category, or a prompt of your own, works just as well.
      </p>
    );
  }
  return (
    <ul aria-label={`${category} templates`} className="grid gap-2.5 @3xl:grid-cols-2">
      {templates.map((template) => (
        <li key={template.id} className="grid">
          <TemplateCard
            template={template}
            isChosen={template.id === chosen?.id}
            onChoose={() => onChoose(template)}
          />
        </li>
      ))}
    </ul>
  );
}
