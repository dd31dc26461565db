/** What was read from a picture, ready to show: nothing missing, nothing of another kind (faults: Shape). */
export interface ImageReading {
  caption: string | undefined;
  /** Groups in the order of the contract; empty groups are left out. */
  groups: { title: string; facts: { label: string; value: string }[] }[];
  tags: string[];
  prompts: PromptReading[];
}

export interface PromptReading {
  model: string;
  copyLabel: string;
  text: string;
  /** The FLUX prompt is what Use This Prompt copies into the generator (spec §2). */
  isForGenerator: boolean;
}

/** Reads `analysis` and `prompts` of the answer, however much of it is there. */
export function readImage(answer: unknown): ImageReading {
  const analysis = part(answer, 'analysis');
  const hair = part(analysis, 'hair');
  const clothing = part(analysis, 'clothing');
  const background = part(analysis, 'background');
  const prompts = part(answer, 'prompts');
  const sdxl = part(prompts, 'sdxl');
  return {
    caption: text(analysis['caption']),
    groups: [
      group('Hair', [
        ['Style', text(hair['style'])],
        ['Colour', text(hair['color'])],
        ['Texture', text(hair['texture'])],
      ]),
      group('Clothing', [
        ['Garment', text(clothing['garment'])],
        ['Colour', text(clothing['color'])],
        ['Pattern', text(clothing['pattern'])],
        ['Fabric', text(clothing['fabric'])],
      ]),
      group('Background', [
        ['Setting', text(background['setting'])],
        ['Colours', joined(background['colors'])],
        ['Elements', joined(background['elements'])],
      ]),
      group('Light and frame', [
        ['Lighting', text(analysis['lighting'])],
        ['Composition', text(analysis['composition'])],
      ]),
    ].filter(({ facts }) => facts.length > 0),
    tags: texts(analysis['style_tags']),
    prompts: [
      prompt('SDXL positive', sdxl['positive']),
      prompt('SDXL negative', sdxl['negative']),
      prompt('FLUX', part(prompts, 'flux')['prompt'], true),
      prompt('Midjourney', part(prompts, 'midjourney')['prompt']),
    ].filter((one) => one !== undefined),
  };
}

/** Nothing at all to show: then the analysis failed, whatever the server says. */
export function isEmptyReading({ caption, groups, tags, prompts }: ImageReading): boolean {
  return caption === undefined && groups.length === 0 && tags.length === 0 && prompts.length === 0;
}

function group(title: string, rows: [label: string, value: string | undefined][]) {
  const facts = rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
  return { title, facts };
}

function prompt(model: string, value: unknown, isForGenerator = false): PromptReading | undefined {
  const words = text(value);
  return words === undefined
    ? undefined
    : { model, copyLabel: `Copy ${model} prompt`, text: words, isForGenerator };
}

function part(value: unknown, name: string): Record<string, unknown> {
  const inner =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(value.map(text).filter((item) => item !== undefined))] : [];
}

function joined(value: unknown): string | undefined {
  return text(value) ?? text(texts(value).join(', '));
}
