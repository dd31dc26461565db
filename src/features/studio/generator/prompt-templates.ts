import * as v from 'valibot';
import { TEMPLATE_CATEGORIES } from '#openapi/limits.gen.ts';
import { label, listOf, prose, readFields } from '../../../shared/lib/schema.ts';

/** Rows without a name or a prompt are of no use; whatever else is missing can be done without. */
const templateRow = v.object({
  name: label,
  prompt: prose,
  category: v.fallback(v.picklist(TEMPLATE_CATEGORIES), 'Creative'),
  description: v.fallback(label, ''),
  icon: v.fallback(label, ''),
});

export type PromptTemplate = v.InferOutput<typeof templateRow>;
export type TemplateCategory = PromptTemplate['category'];

/** @returns undefined when the answer holds no list. */
export function readTemplates(answer: unknown): PromptTemplate[] | undefined {
  return readFields(answer, { templates: listOf(templateRow) }).templates;
}

/** The template whose prompt this is, unchanged. What can be computed is not stored. */
export function templateOf(prompt: string, templates: readonly PromptTemplate[] | undefined) {
  const text = prompt.trim();
  return templates?.find((template) => template.prompt === text);
}
