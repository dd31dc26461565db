import { DOCUMENT_EXTENSIONS, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '#openapi/limits.gen.ts';
import type { components } from '#openapi/types.gen.ts';
import { formatChoice } from '#shared/lib/format-choice.ts';
import { formatFileSize } from '#shared/lib/format-file-size.ts';

/** The name, type and size of a document: its content is not read (decision 12). */
export type DocumentInfo = components['schemas']['DocumentInfo'];

type Ending = (typeof DOCUMENT_EXTENSIONS)[number];

/** Browsers leave the type of some documents empty, so it is derived from the extension. */
const TYPES: Record<Ending, string> = {
  '.txt': 'text/plain',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.pdf': 'application/pdf',
};

/** What the file dialog offers, also by extension. */
export const DOCUMENT_ACCEPT = Object.fromEntries(
  DOCUMENT_EXTENSIONS.map((ending) => [TYPES[ending], [ending]]),
);

/** ".txt, .doc, .docx or .pdf". */
export const DOCUMENT_KINDS = formatChoice(DOCUMENT_EXTENSIONS);

export const MAX_DOCUMENT_SIZE = formatFileSize(MAX_DOCUMENT_BYTES);

export interface DocumentChoice {
  accepted: DocumentInfo[];
  /** Each with its cause, which follows the name in a sentence. */
  refused: { name: string; cause: string }[];
}

/** Checks files by extension, size, duplicates and number. */
export function chooseDocuments(
  files: readonly Pick<File, 'name' | 'type' | 'size'>[],
  already: readonly DocumentInfo[],
): DocumentChoice {
  const choice: DocumentChoice = { accepted: [], refused: [] };
  for (const { name, type, size } of files) {
    const ending = endingOf(name);
    const document = { name, type: type || (ending ? TYPES[ending] : ''), size };
    const cause = refusalCause(document, [...already, ...choice.accepted]);
    if (cause === undefined) choice.accepted.push(document);
    else choice.refused.push({ name, cause });
  }
  return choice;
}

function refusalCause({ name, size }: DocumentInfo, chosen: readonly DocumentInfo[]): string | undefined {
  if (endingOf(name) === undefined) return `is not a ${DOCUMENT_KINDS} document`;
  if (size === 0) return 'is empty';
  if (size > MAX_DOCUMENT_BYTES) return `is larger than ${MAX_DOCUMENT_SIZE}`;
  if (chosen.some((one) => one.name === name && one.size === size)) return 'is in the list already';
  if (chosen.length >= MAX_DOCUMENTS) return `is left out: ${MAX_DOCUMENTS} documents fit`;
  return undefined;
}

/** A name such as ".pdf" has no extension. */
function endingOf(name: string): Ending | undefined {
  return DOCUMENT_EXTENSIONS.find(
    (ending) => name.length > ending.length && name.toLowerCase().endsWith(ending),
  );
}
