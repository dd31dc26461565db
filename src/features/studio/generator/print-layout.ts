/**
 * A print and its caption: beside it where there is room, else below. The empty sheet has the same places, so that
 * nothing jumps when the picture arrives.
 */
export const PRINT =
  'grid content-start gap-x-8 gap-y-4 @xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @4xl:grid-cols-1';
export const PRINT_CAPTION = 'grid content-start gap-4 @xl:py-5 @4xl:py-0';
