import * as v from 'valibot';
import { TEMPLATE_CATEGORIES } from '#openapi/limits.gen.ts';
import type { components } from '#openapi/types.gen.ts';
import { label, listOf, prose, readFields } from '../../../shared/lib/schema.ts';

export type PromptTemplate = components['schemas']['PromptTemplate'];
export type TemplateCategory = components['schemas']['TemplateCategory'];

/** The templates by category, in the server's order. A Map: a category called `__proto__` is just another name. */
export type TemplateShelf = ReadonlyMap<TemplateCategory, readonly PromptTemplate[]>;

/** Rows without a name or a prompt are of no use; whatever else is missing can be done without. */
const templateRow = v.object({
  id: v.fallback(v.string(), ''),
  name: label,
  prompt: prose,
  category: v.fallback(v.picklist(TEMPLATE_CATEGORIES), 'Creative'),
  description: v.fallback(label, ''),
  icon: v.fallback(label, ''),
});

/** @returns undefined when the answer holds no list. */
export function readTemplates(answer: unknown): TemplateShelf | undefined {
  const rows = readFields(answer, { templates: listOf(templateRow) }).templates;
  // Ids may be missing or repeated.
  const templates = rows?.map((row, index) => ({ ...row, id: `${index}:${row.id}` }));
  return (
    templates &&
    new Map(
      TEMPLATE_CATEGORIES.map((category) => [category, templates.filter((one) => one.category === category)]),
    )
  );
}

/** The template whose prompt this is, unchanged. What can be computed is not stored. */
export function templateOf(prompt: string, shelf: TemplateShelf | undefined): PromptTemplate | undefined {
  const text = prompt.trim();
  if (text === '') return undefined;
  for (const templates of shelf?.values() ?? []) {
    const template = templates.find((one) => one.prompt === text);
    if (template) return template;
  }
  return undefined;
}
