import { fetchFile } from '#shared/api/fetch-file.ts';
import { readDrop, type Intake } from '#shared/lib/dropped-files.ts';
import { shorten } from '#shared/lib/shorten.ts';

/** Whether a drag or the clipboard contains files or an address, which may be that of a picture. */
export function hasPhotos(data: DataTransfer | null): data is DataTransfer {
  return data !== null && (data.types.includes('Files') || data.types.includes('text/uri-list'));
}

/**
 * Reads dropped or pasted photos: files, folders, or the address of a picture that was dragged from another tab. Call it
 * in the event handler: later the data is gone. Lists all refused items.
 */
export async function takePhotos(data: DataTransfer): Promise<Intake> {
  const address = addressIn(data);
  const intake = await readDrop(data);
  if (intake.files.length > 0 || intake.refused.length > 0) return intake;
  if (address !== undefined) return fetchPhoto(address);
  return { files: [], refused: [{ name: 'This', cause: 'is not a picture file' }] };
}

/** Matches the address of the first picture in dragged markup. */
const PICTURE_IN_MARKUP = /<img\b[^>]*?\ssrc="((?:https?|data):[^"]+)"/i;

/** The address of the dragged picture, else that of the dragged link. A picture may be inside a link. */
function addressIn(data: DataTransfer): string | undefined {
  if (!data.types.includes('text/uri-list')) return undefined;
  const [, source] = PICTURE_IN_MARKUP.exec(data.getData('text/html')) ?? [];
  const lines = data.getData('text/uri-list').split(/\r?\n/);
  return source?.replaceAll('&amp;', '&') ?? lines.find((line) => line !== '' && !line.startsWith('#'));
}

async function fetchPhoto(address: string): Promise<Intake> {
  const name = nameOf(address);
  try {
    const file = await fetchFile(address, 'any');
    return { files: [new File([file], name, { type: file.type })], refused: [] };
  } catch {
    const cause = 'cannot be read from its website. Download it, then add the file';
    return { files: [], refused: [{ name, cause }] };
  }
}

/** The last part of the path: "me.jpg". */
function nameOf(address: string): string {
  if (!/^https?:/.test(address)) return 'Picture';
  const { pathname, hostname } = new URL(address);
  return shorten(pathname.split('/').at(-1) || hostname, 100);
}
