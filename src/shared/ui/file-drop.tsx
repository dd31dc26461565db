import { useEffect, useState, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { useDropzone, type DropzoneOptions } from 'react-dropzone';
import { readDrop, type Intake } from '../lib/dropped-files.ts';
import { formatCount } from '../lib/format-count.ts';
import { listen } from '../lib/listen.ts';
import { shortName } from '../lib/shorten.ts';
import { classNames } from './class-names.ts';
import { LiveText } from './live-text.tsx';
import { LongList } from './long-list.tsx';
import { Notice } from './notice.tsx';

interface FileDropProps {
  label: string;
  /** The types that the file dialog offers. The caller checks the files and shows refused files with their reasons. */
  accept: NonNullable<DropzoneOptions['accept']>;
  /** Allows several files in the file dialog. All dropped files are passed on. */
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** Reads dropped or pasted data; by default files and folders. */
  take?: (data: DataTransfer) => Promise<Intake>;
  /** @param refused unreadable items with their reasons */
  onFiles(files: File[], refused: Intake['refused']): void;
  className?: string;
  buttonRef?: RefObject<HTMLButtonElement | null>;
  /** The id of an error that is shown elsewhere. */
  errorId?: string | undefined;
  children: ReactNode;
}

/** Accepts files by drag and drop, by the file dialog, or by paste while it has the focus. */
export function FileDrop({
  label,
  accept,
  isMultiple = false,
  isDisabled = false,
  take = readDrop,
  onFiles,
  className,
  buttonRef,
  errorId,
  children,
}: FileDropProps) {
  const [isDragging, setDragging] = useState(false);
  const { getRootProps, getInputProps, open } = useDropzone({
    accept,
    disabled: isDisabled,
    noClick: true,
    noKeyboard: true,
    // Dropped and pasted data is read below, because it may be an address instead of a file.
    noDrag: true,
    noPaste: true,
    // The library's guard would also prevent dropping text into text fields.
    preventDropOnDocument: false,
    onDrop: (accepted, rejected) => {
      const files = [...accepted, ...rejected.map(({ file }) => file)];
      if (files.length > 0) onFiles(files, []);
    },
  });
  useDropGuard();

  async function takeFrom(event: SyntheticEvent, data: DataTransfer) {
    event.preventDefault();
    setDragging(false);
    if (isDisabled) return;
    const { files, refused } = await take(data);
    onFiles(files, refused);
  }

  return (
    <div
      {...getRootProps({ role: undefined, tabIndex: undefined })}
      data-file-drop
      data-dragging={isDragging || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(!isDisabled);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setDragging(false);
      }}
      onDrop={(event) => void takeFrom(event, event.dataTransfer)}
      onPaste={(event) => {
        if (event.clipboardData.types.includes('Files')) void takeFrom(event, event.clipboardData);
      }}
      className="group/drop"
    >
      {/* The button opens the input, so the input itself is not exposed. */}
      <input {...getInputProps({ 'aria-label': label, multiple: isMultiple, style: { display: 'none' } })} />
      <button
        type="button"
        ref={buttonRef}
        // In a dialog that asks for files, this button has the first focus.
        data-autofocus
        disabled={isDisabled}
        // `aria-invalid` is not allowed on a button.
        data-refused={errorId !== undefined || undefined}
        aria-describedby={errorId}
        onClick={open}
        className={classNames(
          'w-full rounded-control border border-dashed border-edge bg-paper',
          'hover:not-disabled:border-ink disabled:opacity-70',
          'group-data-dragging/drop:border-solid group-data-dragging/drop:border-ember group-data-dragging/drop:bg-ember-soft',
          'motion-safe:transition-[background-color,color,border-color] motion-safe:duration-160',
          className,
        )}
      >
        {children}
      </button>
    </div>
  );
}

/** Prevents a file dropped outside a zone from replacing the page. Dropping text stays possible. */
function useDropGuard(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    return listen({ dragover: keep, drop: keep });
  }, []);
}

interface RefusedFilesProps {
  /** `cause` follows the name in a sentence. */
  files: readonly { name: string; cause: string }[];
  /** The end of the sentence about the files, such as "not added". */
  end: string;
  /** While files are checked, nothing is announced. A single announcement then names all refused files. */
  isChecking?: boolean;
  onDismiss(): void;
}

/** The number of refused files that are shown and announced by name. */
const SHOWN_FILES = 5;

/** Shows refused files with their causes. More than five are collapsed, in case a whole folder was dropped. */
export function RefusedFiles({ files, end, isChecking = false, onDismiss }: RefusedFilesProps) {
  const title = `${formatCount(files.length, 'file')} ${end}`;
  const names = files.slice(0, SHOWN_FILES).map(({ name, cause }) => `${shortName(name)} ${cause}.`);
  return (
    <>
      <LiveText>{files.length > 0 && !isChecking && [`${title}:`, ...names].join(' ')}</LiveText>
      {files.length > 0 && (
        <Notice tone="warning" title={title} onDismiss={onDismiss}>
          <LongList items={files} pageSize={SHOWN_FILES} className="grid gap-1 whitespace-normal">
            {({ name, cause }, index) => (
              <li key={index}>
                <span translate="no" className="font-medium break-all">
                  {shortName(name)}
                </span>{' '}
                <span>{`${cause}.`}</span>
              </li>
            )}
          </LongList>
        </Notice>
      )}
    </>
  );
}
