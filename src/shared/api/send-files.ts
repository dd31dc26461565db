import { ApiError } from './api-error.ts';

/** The first file that can no longer be read, because it was moved, changed or deleted since you chose it. */
export async function unreadableFile(files: readonly File[]): Promise<File | undefined> {
  for (const file of files) {
    try {
      await file.slice(0, 1).arrayBuffer();
    } catch {
      return file;
    }
  }
  return undefined;
}

/**
 * Awaits a request that sends files. Browsers report an unreadable file as a network error.
 * @throws {ApiError} `file` when one of the files is unreadable, else the error of the request
 */
export async function sendFiles<T>(files: readonly File[], request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    const isNetworkError =
      error instanceof ApiError && (error.kind === 'network' || error.kind === 'storage');
    const unreadable = isNetworkError ? await unreadableFile(files) : undefined;
    throw unreadable ? ApiError.file(unreadable.name, error) : error;
  }
}

/** Creates a form from a body. The browser sets the content type, which contains the boundary (decision 13). */
export function toForm(body: Readonly<Record<string, string | Blob | readonly Blob[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const part of [value].flat()) form.append(name, part);
  }
  return form;
}
