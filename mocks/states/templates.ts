import type { Row } from '../db/schema.ts';
import table from './templates.json' with { type: 'json' };

/** Four templates per category in display order, with icons of Lucide. The client adds the trigger word to the prompt. */
export const templates: Row<'templates'>[] = Object.entries(table).flatMap(([category, group]) =>
  group.map((template) => ({
    id: `template_${template.name.toLowerCase().replaceAll(' ', '_')}`,
    category,
    ...template,
  })),
);
