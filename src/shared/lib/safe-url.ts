import { addressRefusal } from '#openapi/safe-address.ts';

export type AddressUse = 'redirect' | 'upload' | 'media';

const NAMES: Record<AddressUse, string> = {
  redirect: 'a payment page',
  upload: 'an upload',
  media: 'a picture, video or file',
};

/** Optional allow lists of the build; pictures come from wherever the server keeps them. */
const HOSTS: Record<AddressUse, readonly string[]> = {
  redirect: PAYMENT_HOSTS,
  upload: UPLOAD_HOSTS,
  media: [],
};

/** Pictures that the contract lets a server send inline; as the source of an image none of them can run. */
const INLINE_PICTURE = /^data:image\/(png|jpeg|webp|svg\+xml)[;,]/;

/** So that a page that is drawn again and again reports an address once. */
const reported = new Set<string>();

/** Decision 41: may this address of a server be followed, sent to, or shown? What is refused is named in the console. */
export function isSafeUrl(address: unknown, use: AddressUse): address is string {
  if (typeof address !== 'string' || address === '') return false;
  if (use === 'media' && INLINE_PICTURE.test(address)) return true;
  const reason = addressRefusal(address, location.href, HOSTS[use]);
  if (reason === undefined) return true;
  const report = `Refused the address of ${NAMES[use]}, because ${reason}: ${address.slice(0, 200)}`;
  // oxlint-disable-next-line no-console -- for the server's operators; the screen has words of its own
  if (!reported.has(report)) console.info(report);
  reported.add(report);
  return false;
}
