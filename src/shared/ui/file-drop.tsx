import { useEffect, type ReactNode } from 'react';
import { useDropzone, type DropzoneOptions } from 'react-dropzone';
import { listen } from '../lib/listen.ts';
import { classNames } from './class-names.ts';

interface FileDropProps {
  label: string;
  /** What the file dialog offers. The caller checks the files, and names the refused ones with their reasons. */
  accept: NonNullable<DropzoneOptions['accept']>;
  /** Allows several files in the file dialog. Dropped files are all passed on. */
  isMultiple?: boolean;
  isDisabled?: boolean;
  onFiles(files: File[]): void;
  className?: string;
  children: ReactNode;
}

/** Takes files by drag and drop, by the file dialog, or by paste while it has the focus. */
export function FileDrop({
  label,
  accept,
  isMultiple = false,
  isDisabled = false,
  onFiles,
  className,
  children,
}: FileDropProps) {
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept,
    disabled: isDisabled,
    noClick: true,
    noKeyboard: true,
    // It would also prevent dropping text into text fields.
    preventDropOnDocument: false,
    onDrop: (accepted, rejected) => {
      const files = [...accepted, ...rejected.map(({ file }) => file)];
      if (files.length > 0) onFiles(files);
    },
  });
  useDropGuard();
  return (
    <div
      {...getRootProps({ role: undefined, tabIndex: undefined })}
      data-file-drop
      data-dragging={isDragActive || undefined}
      className="group/drop"
    >
      <input {...getInputProps({ 'aria-label': label, multiple: isMultiple })} />
      <button
        type="button"
        data-focus-fallback
        // The first focus of a dialog that asks for files.
        data-autofocus
        disabled={isDisabled}
        onClick={open}
        className={classNames(
          'w-full rounded-control border border-dashed border-edge bg-paper hover:not-disabled:border-ink disabled:opacity-70 group-data-dragging/drop:border-solid group-data-dragging/drop:border-ember group-data-dragging/drop:bg-ember-soft motion-safe:transition-[background-color,color,border-color] motion-safe:duration-160',
          className,
        )}
      >
        {children}
      </button>
    </div>
  );
}

/** Prevents that a file dropped beside a zone replaces the page. Dropping text stays possible. */
function useDropGuard(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    return listen({ dragover: keep, drop: keep });
  }, []);
}
