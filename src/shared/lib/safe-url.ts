import { custom } from 'valibot';
import { addressRefusal } from '#openapi/safe-address.ts';

/** The uses of a server's URL. `hosts` are optional allow lists of the build. */
const USES = {
  redirect: { name: 'a payment page', hosts: PAYMENT_HOSTS },
  upload: { name: 'an upload', hosts: UPLOAD_HOSTS },
  media: { name: 'a picture, video or file', hosts: MEDIA_HOSTS },
} satisfies Record<string, { name: string; hosts: readonly string[] }>;

export type AddressUse = keyof typeof USES;

/**
 * Inline pictures that the contract allows, and `image/jpg`, which many servers write. As the source of an `img` none of
 * them can run scripts.
 */
const INLINE_PICTURE = /^data:image\/(png|jpe?g|webp|svg\+xml)[;,]/i;

/** The refused URLs that were logged, so that each is logged once. */
const reported = new Set<string>();

/** A server's URL for this use (decision 41). An unsafe URL is logged and treated as missing. */
export function urlFor(use: AddressUse) {
  return custom<string>((address) => isSafeUrl(address, use));
}

function isSafeUrl(address: unknown, use: AddressUse): address is string {
  if (typeof address !== 'string' || address === '') return false;
  if (use === 'media' && INLINE_PICTURE.test(address)) return true;
  const { name, hosts } = USES[use];
  const reason = addressRefusal(address, location.href, hosts);
  if (reason === undefined) return true;
  const report = `Refused the address of ${name}, because ${reason}: ${address.slice(0, 200)}`;
  // oxlint-disable-next-line no-console -- for the server's operators; the screen shows its own message
  if (!reported.has(report)) console.info(report);
  reported.add(report);
  return false;
}
