import { boolean } from 'valibot';
import { api, unwrap } from '#shared/api/client.ts';
import { toForm } from '#shared/api/send-files.ts';
import { label, labels, lenient, tryParse, prose, parseFields, text, texts } from '#shared/lib/schema.ts';

export type ImageAnalysis = ReturnType<typeof parseAnalysis>;

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

/** The parts of a response that can be shown, in the contract's order, without missing parts. */
export function parseAnalysis(result: unknown) {
  const { analysis, prompts } = parseFields(result, IMAGE_PARTS);
  const { hair, clothing, background } = analysis ?? {};
  return {
    caption: analysis?.caption,
    groups: [
      group('Hair', [
        ['Style', hair?.style],
        ['Color', hair?.color],
        ['Texture', hair?.texture],
      ]),
      group('Clothing', [
        ['Garment', clothing?.garment],
        ['Color', clothing?.color],
        ['Pattern', clothing?.pattern],
        ['Fabric', clothing?.fabric],
      ]),
      group('Background', [
        ['Setting', background?.setting],
        ['Colors', joined(background?.colors)],
        ['Elements', joined(background?.elements)],
      ]),
      group('Light and frame', [
        ['Lighting', analysis?.lighting],
        ['Composition', analysis?.composition],
      ]),
    ].filter(({ facts }) => facts.length > 0),
    tags: analysis?.style_tags ?? [],
    prompts: group('Prompts', [
      ['SDXL positive', prompts?.sdxl?.positive],
      ['SDXL negative', prompts?.sdxl?.negative],
      ['FLUX', prompts?.flux?.prompt],
      ['Midjourney', prompts?.midjourney?.prompt],
    ]).facts,
  };
}

function group(title: string, rows: [label: string, value: string | undefined][]) {
  const facts = rows.flatMap(([name, value]) => (value === undefined ? [] : [{ label: name, value }]));
  return { title, facts };
}

function joined(words: string[] | undefined): string | undefined {
  return tryParse(label, [...new Set(words)].join(', '));
}

/**
 * Requests the analysis of an image.
 * @returns the raw response, for {@link parseAnalysis}
 * @throws {Error} with the text of Analysis Failed or without a message, also for a response without content
 */
export async function extractPrompts(image: File, signal: AbortSignal): Promise<unknown> {
  const result: unknown = await unwrap(
    api.POST('/api/twins/reverse-prompt', { body: { image }, bodySerializer: toForm, signal }),
  );
  const { ok, error } = parseFields(result, { ok: boolean(), error: text });
  const { caption, groups, tags, prompts } = parseAnalysis(result);
  const isEmpty = caption === undefined && groups.length + tags.length + prompts.length === 0;
  if (ok !== true || isEmpty) throw new Error(error);
  return result;
}
