import { TEMPLATE_CATEGORIES } from '#openapi/limits.gen.ts';
import type { components } from '#openapi/types.gen.ts';

export type PromptTemplate = components['schemas']['PromptTemplate'];
export type TemplateCategory = components['schemas']['TemplateCategory'];

/** The templates by category, in the server's order. A Map: a category called `__proto__` is just another name. */
export type TemplateShelf = ReadonlyMap<TemplateCategory, readonly PromptTemplate[]>;

/** @returns undefined when the answer holds no list; rows without a name or a prompt are of no use and left out. */
export function readTemplates(answer: unknown): TemplateShelf | undefined {
  const rows: unknown = isRow(answer) ? answer['templates'] : undefined;
  if (!Array.isArray(rows)) return undefined;
  const templates = rows.map(readTemplate).filter((template) => template !== undefined);
  return new Map(
    TEMPLATE_CATEGORIES.map((category) => [category, templates.filter((one) => one.category === category)]),
  );
}

/** The template whose prompt this is, unchanged. What can be computed is not stored. */
export function templateOf(prompt: string, shelf: TemplateShelf | undefined): PromptTemplate | undefined {
  const text = prompt.trim();
  if (text === '') return undefined;
  return [...(shelf?.values() ?? [])].flat().find((template) => template.prompt.trim() === text);
}

function readTemplate(row: unknown, index: number): PromptTemplate | undefined {
  if (!isRow(row)) return undefined;
  const name = text(row['name']);
  const prompt = text(row['prompt']);
  if (name === undefined || prompt === undefined) return undefined;
  const category = TEMPLATE_CATEGORIES.find((one) => one === row['category']) ?? 'Creative';
  return {
    id: `${index}:${text(row['id']) ?? ''}`,
    name,
    prompt,
    category,
    description: text(row['description']) ?? '',
    icon: text(row['icon']) ?? '',
  };
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
