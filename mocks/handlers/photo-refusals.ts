/** Refusals shared by all calls that take photos, worded as in the contract's examples. */
export const WRONG_PHOTO_TYPE = 'Only JPEG, PNG, WebP, AVIF and GIF images can be used.';
export const PHOTO_TOO_LARGE = 'A photo may have 10 MB at most.';
export const UNREADABLE_PHOTO = 'This image cannot be read. Try another one.';
