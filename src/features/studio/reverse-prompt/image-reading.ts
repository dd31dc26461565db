import { label, labels, lenient, read, prose, readFields, texts } from '../../../shared/lib/schema.ts';

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

const IMAGE_PARTS = {
  analysis: lenient({
    caption: prose,
    hair: lenient({ style: label, color: label, texture: label }),
    clothing: lenient({ garment: label, color: label, pattern: label, fabric: label }),
    background: lenient({ setting: label, colors: texts, elements: texts }),
    lighting: label,
    composition: label,
    style_tags: labels,
  }),
  prompts: lenient({
    sdxl: lenient({ positive: prose, negative: prose }),
    flux: lenient({ prompt: prose }),
    midjourney: lenient({ prompt: prose }),
  }),
};

/** Reads `analysis` and `prompts` of the answer, however much of it is there. */
export function readImage(answer: unknown): ImageReading {
  const { analysis, prompts } = readFields(answer, IMAGE_PARTS);
  const { hair, clothing, background } = analysis ?? {};
  return {
    caption: analysis?.caption,
    groups: [
      group('Hair', [
        ['Style', hair?.style],
        ['Colour', hair?.color],
        ['Texture', hair?.texture],
      ]),
      group('Clothing', [
        ['Garment', clothing?.garment],
        ['Colour', clothing?.color],
        ['Pattern', clothing?.pattern],
        ['Fabric', clothing?.fabric],
      ]),
      group('Background', [
        ['Setting', background?.setting],
        ['Colours', joined(background?.colors)],
        ['Elements', joined(background?.elements)],
      ]),
      group('Light and frame', [
        ['Lighting', analysis?.lighting],
        ['Composition', analysis?.composition],
      ]),
    ].filter(({ facts }) => facts.length > 0),
    tags: analysis?.style_tags ?? [],
    prompts: [
      prompt('SDXL positive', prompts?.sdxl?.positive),
      prompt('SDXL negative', prompts?.sdxl?.negative),
      prompt('FLUX', prompts?.flux?.prompt, true),
      prompt('Midjourney', prompts?.midjourney?.prompt),
    ].filter((one) => one !== undefined),
  };
}

/** Nothing at all to show: then the analysis failed, whatever the server says. */
export function isEmptyReading({ caption, groups, tags, prompts }: ImageReading): boolean {
  return caption === undefined && groups.length === 0 && tags.length === 0 && prompts.length === 0;
}

function group(title: string, rows: [label: string, value: string | undefined][]) {
  const facts = rows.flatMap(([name, value]) => (value === undefined ? [] : [{ label: name, value }]));
  return { title, facts };
}

function prompt(model: string, words: string | undefined, isForGenerator = false): PromptReading | undefined {
  return words === undefined
    ? undefined
    : { model, copyLabel: `Copy ${model} prompt`, text: words, isForGenerator };
}

function joined(words: string[] | undefined): string | undefined {
  return read(label, [...new Set(words)].join(', '));
}
