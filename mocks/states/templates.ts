import type { Row } from '../db/schema.ts';
import table from './templates.json' with { type: 'json' };

/** Four templates per category, in the order to show them, with icons of lucide. The client puts the trigger word in front. */
export const templates: Row<'templates'>[] = Object.entries(table).flatMap(([category, group]) =>
  group.map((template) => ({
    id: `template_${template.name.toLowerCase().replaceAll(' ', '_')}`,
    category,
    ...template,
  })),
);
