/** A percentage that can be drawn: 0 to 100, whole; anything that is no number is 0. */
export function drawablePercent(percent: number): number {
  return Number.isFinite(percent) ? Math.round(Math.min(100, Math.max(0, percent))) : 0;
}
