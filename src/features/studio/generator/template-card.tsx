import { Check } from 'lucide-react';
import type { PromptTemplate } from './prompt-templates.ts';
import { TemplateIcon } from './template-icon.tsx';

interface TemplateCardProps {
  template: PromptTemplate;
  isChosen: boolean;
  onChoose(): void;
}

/** A ready prompt; pressing it fills the prompt box. */
export function TemplateCard({ template, isChosen, onChoose }: TemplateCardProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="group flex min-h-11 w-full items-start gap-3 rounded-control border border-edge bg-paper px-3.5 py-3 text-left hover:border-ink aria-pressed:border-ember aria-pressed:bg-ember-soft aria-pressed:shadow-[inset_0_0_0_1px_var(--ember)] motion-safe:transition-colors motion-safe:duration-160"
    >
      <span className="mt-0.5 grid size-6 shrink-0 place-items-center text-muted group-aria-pressed:text-ember">
        {isChosen ? <Check aria-hidden size={18} /> : <TemplateIcon {...template} />}
      </span>
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere text-ink">{template.name}</span>
        {template.description !== '' && (
          <span className="mt-0.5 line-clamp-3 block text-sm wrap-anywhere text-muted">
            {template.description}
          </span>
        )}
      </span>
    </button>
  );
}
