import { addressRefusal } from '#openapi/safe-address.ts';

/** What an address of a server is for; `hosts` are the optional allow lists of the build. */
const USES = {
  redirect: { name: 'a payment page', hosts: PAYMENT_HOSTS },
  upload: { name: 'an upload', hosts: UPLOAD_HOSTS },
  media: { name: 'a picture, video or file', hosts: MEDIA_HOSTS },
} satisfies Record<string, { name: string; hosts: readonly string[] }>;

export type AddressUse = keyof typeof USES;

/** Pictures that the contract lets a server send inline; as the source of an image none of them can run. */
const INLINE_PICTURE = /^data:image\/(png|jpeg|webp|svg\+xml)[;,]/;

/** So that a page that is drawn again and again reports an address once. */
const reported = new Set<string>();

/** Decision 41: may this address of a server be followed, sent to, or shown? What is refused is named in the console. */
export function isSafeUrl(address: unknown, use: AddressUse): address is string {
  if (typeof address !== 'string' || address === '') return false;
  if (use === 'media' && INLINE_PICTURE.test(address)) return true;
  const { name, hosts } = USES[use];
  const reason = addressRefusal(address, location.href, hosts);
  if (reason === undefined) return true;
  const report = `Refused the address of ${name}, because ${reason}: ${address.slice(0, 200)}`;
  // oxlint-disable-next-line no-console -- for the server's operators; the screen has words of its own
  if (!reported.has(report)) console.info(report);
  reported.add(report);
  return false;
}
