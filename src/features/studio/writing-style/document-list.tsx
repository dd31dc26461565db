import { FileText, FileUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { DOCUMENT_EXTENSIONS, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '#openapi/limits.gen.ts';
import type { components } from '#openapi/types.gen.ts';
import { formatChoice, formatFileSize } from '#shared/lib/format-file.ts';
import { FileDrop, RefusedFiles } from '#shared/ui/file-drop.tsx';
import { IconButton } from '#shared/ui/icon-button.tsx';
import { useFocusAfterRemoval } from '#shared/ui/move-focus.ts';

/** The name, type and size of a document. The app does not read its content (decision 12). */
export type DocumentInfo = components['schemas']['DocumentInfo'];

type Extension = (typeof DOCUMENT_EXTENSIONS)[number];

/** Browsers leave the type of some documents empty, so it is derived from the extension. */
const TYPES: Record<Extension, string> = {
  '.txt': 'text/plain',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.pdf': 'application/pdf',
};

/** The files that the dialog offers, by type or extension. */
const DOCUMENT_ACCEPT = Object.fromEntries(
  DOCUMENT_EXTENSIONS.map((extension) => [TYPES[extension], [extension]]),
);

/** ".txt, .doc, .docx or .pdf". */
const DOCUMENT_KINDS = formatChoice(DOCUMENT_EXTENSIONS);

const MAX_DOCUMENT_SIZE = formatFileSize(MAX_DOCUMENT_BYTES);

export interface DocumentChoice {
  accepted: DocumentInfo[];
  refused: { name: string; cause: string }[];
}

export function chooseDocuments(
  files: readonly Pick<File, 'name' | 'type' | 'size'>[],
  present: readonly DocumentInfo[],
): DocumentChoice {
  const choice: DocumentChoice = { accepted: [], refused: [] };
  for (const { name, type, size } of files) {
    const extension = extensionOf(name);
    const document = { name, type: type || (extension ? TYPES[extension] : ''), size };
    const cause = refusalCause(document, [...present, ...choice.accepted]);
    if (cause === undefined) choice.accepted.push(document);
    else choice.refused.push({ name, cause });
  }
  return choice;
}

function refusalCause({ name, size }: DocumentInfo, chosen: readonly DocumentInfo[]): string | undefined {
  if (extensionOf(name) === undefined) return `is not a ${DOCUMENT_KINDS} document`;
  if (size === 0) return 'is empty';
  if (size > MAX_DOCUMENT_BYTES) return `is larger than ${MAX_DOCUMENT_SIZE}`;
  if (chosen.some((document) => document.name === name && document.size === size))
    return 'is in the list already';
  if (chosen.length >= MAX_DOCUMENTS) return `is left out: ${MAX_DOCUMENTS} documents fit`;
  return undefined;
}

/** A name such as ".pdf" has no extension. */
function extensionOf(name: string): Extension | undefined {
  return DOCUMENT_EXTENSIONS.find(
    (extension) => name.length > extension.length && name.toLowerCase().endsWith(extension),
  );
}

interface DocumentListProps {
  documents: readonly DocumentInfo[];
  isDisabled: boolean;
  onChange(documents: DocumentInfo[]): void;
}

/** The documents with writing samples. Refused files are listed with their causes. */
export function DocumentList({ documents, isDisabled, onChange }: DocumentListProps) {
  const [refused, setRefused] = useState<DocumentChoice['refused']>([]);
  const fileButton = useRef<HTMLButtonElement>(null);
  const rows = useFocusAfterRemoval<HTMLUListElement>(documents.length, () => fileButton.current);

  function add(files: File[], unread: DocumentChoice['refused']) {
    const choice = chooseDocuments(files, documents);
    setRefused([...unread, ...choice.refused]);
    if (choice.accepted.length > 0) onChange([...documents, ...choice.accepted]);
  }

  function remove(document: DocumentInfo) {
    // A removal may resolve a refusal: too many documents, or a duplicate.
    setRefused([]);
    onChange(documents.filter((remaining) => remaining !== document));
  }

  return (
    <div className="grid gap-3">
      <FileDrop
        label="Documents"
        accept={DOCUMENT_ACCEPT}
        isMultiple
        isDisabled={isDisabled}
        buttonRef={fileButton}
        onFiles={add}
      >
        <span className="flex min-h-16 items-center gap-3 px-4 py-3 text-left">
          <FileUp aria-hidden size={20} className="shrink-0 text-muted" />
          <span>
            <span className="block font-medium text-ink">Add documents</span>
            <span className="block text-sm text-muted">
              {DOCUMENT_KINDS}, up to {MAX_DOCUMENT_SIZE} each
            </span>
          </span>
        </span>
      </FileDrop>
      {documents.length > 0 && (
        <ul {...rows} aria-label="Added documents" className="divide-y divide-line border-y border-line">
          {documents.map((document) => (
            <li key={`${document.name}:${document.size}`} className="flex items-center gap-3">
              <FileText aria-hidden size={18} className="shrink-0 text-muted" />
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
                <span translate="no" className="max-w-full truncate">
                  {document.name}
                </span>
                <span className="text-sm text-muted">{formatFileSize(document.size)}</span>
              </span>
              <IconButton
                icon={X}
                label={`Remove ${document.name}`}
                disabled={isDisabled}
                onClick={() => remove(document)}
                className="shrink-0 rounded-control hover:bg-sunken"
              />
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <p className="text-sm text-muted">Only a document’s name, type and size are sent.</p>
      )}
      <RefusedFiles files={refused} end="left out" onDismiss={() => setRefused([])} />
    </div>
  );
}
