import { FileText, FileUp, X } from 'lucide-react';
import { useState } from 'react';
import { formatFileSize } from '#shared/lib/format-file-size.ts';
import { FileDrop } from '#shared/ui/file-drop.tsx';
import { IconButton } from '#shared/ui/icon-button.tsx';
import { RefusedFiles } from '#shared/ui/refused-files.tsx';
import {
  chooseDocuments,
  DOCUMENT_ACCEPT,
  DOCUMENT_KINDS,
  MAX_DOCUMENT_SIZE,
  type DocumentChoice,
  type DocumentInfo,
} from './documents.ts';

interface DocumentListProps {
  documents: readonly DocumentInfo[];
  isDisabled: boolean;
  onChange(documents: DocumentInfo[]): void;
}

/** Documents with samples of writing. Refused files are listed with their causes. */
export function DocumentList({ documents, isDisabled, onChange }: DocumentListProps) {
  const [refused, setRefused] = useState<DocumentChoice['refused']>([]);

  function add(files: File[]) {
    const choice = chooseDocuments(files, documents);
    setRefused(choice.refused);
    if (choice.accepted.length > 0) onChange([...documents, ...choice.accepted]);
  }

  function remove(document: DocumentInfo) {
    // Removing one may resolve a refusal: too many, or a duplicate.
    setRefused([]);
    onChange(documents.filter((one) => one !== document));
  }

  return (
    <div className="grid gap-3">
      <FileDrop label="Documents" accept={DOCUMENT_ACCEPT} isMultiple isDisabled={isDisabled} onFiles={add}>
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
        <ul aria-label="Added documents" className="divide-y divide-line border-y border-line">
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
        <p className="text-sm text-muted">
          Only the name, type and size of a document are sent, not its content.
        </p>
      )}
      <RefusedFiles files={refused} end="left out" onDismiss={() => setRefused([])} />
    </div>
  );
}
