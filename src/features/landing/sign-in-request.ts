/** Travels with the way to the studio: whoever lands on the landing again should find the Sign In link under their hand. */
export const SIGN_IN_REQUEST = { asksToSignIn: true } as const;

/** @param state what the router kept with the address; anything may be in it. */
export function asksToSignIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'asksToSignIn' in state;
}
