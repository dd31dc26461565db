import { ApiError } from './api-error.ts';

/** The first of these files that can no longer be read: it was moved, changed or deleted since it was chosen. */
export async function unreadableFile(files: readonly File[]): Promise<File | undefined> {
  for (const file of files) {
    const isReadable = await file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => true,
        () => false,
      );
    if (!isReadable) return file;
  }
  return undefined;
}

/**
 * A call that sends files. Browsers report a file that went like a broken line.
 * @throws {ApiError} `file` when it was one of the files, else what the call threw
 */
export async function sendFiles<T>(files: readonly File[], call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const isLine = error instanceof ApiError && (error.kind === 'network' || error.kind === 'storage');
    const lost = isLine ? await unreadableFile(files) : undefined;
    throw lost ? ApiError.file(lost.name, error) : error;
  }
}
