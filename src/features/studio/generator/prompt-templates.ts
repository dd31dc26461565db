import * as v from 'valibot';
import { TEMPLATE_CATEGORIES } from '#openapi/limits.gen.ts';
import { source } from '#shared/api/use-query.ts';
import { label, listOf, prose, parseFields } from '#shared/lib/schema.ts';
import { trimText } from '#shared/lib/text-length.ts';

/** Rows need a name and a prompt; the rest is optional. */
const templateRow = v.object({
  name: label,
  prompt: prose,
  category: v.fallback(v.picklist(TEMPLATE_CATEGORIES), 'Creative'),
  description: v.fallback(label, ''),
  icon: v.fallback(label, ''),
});

export type PromptTemplate = v.InferOutput<typeof templateRow>;
export type TemplateCategory = PromptTemplate['category'];

/** @returns undefined when the response has no list */
export function parseTemplates(response: unknown): PromptTemplate[] | undefined {
  return parseFields(response, { templates: listOf(templateRow) }).templates;
}

export const TEMPLATES = source('/api/twins/prompt-templates', parseTemplates);

/** The template with exactly this prompt. */
export function templateOf(prompt: string, templates: readonly PromptTemplate[] | undefined) {
  const text = trimText(prompt);
  return templates?.find((template) => template.prompt === text);
}
