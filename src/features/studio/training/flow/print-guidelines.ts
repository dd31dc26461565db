/** Spec §8: the guidelines of refused photos are printed to the console; the photo panel shows them too. */
export function printGuidelines(guidelines: readonly string[]): void {
  if (guidelines.length === 0) return;
  // oxlint-disable-next-line no-console -- the specification sends the person there ("Photo Quality Tips").
  console.info(['Photo guidelines:', ...guidelines.map((line) => `• ${line}`)].join('\n'));
}
