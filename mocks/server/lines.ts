interface Line {
  label: string;
  fault: { kind: 'delay'; delayMs: number } | { kind: 'network' } | undefined;
}

/** Simulated connection speeds, with the delays of the browsers' developer tools. */
export const LINES = {
  off: { label: 'As it is', fault: undefined },
  fast: { label: 'Fast', fault: { kind: 'delay', delayMs: 165 } },
  'slow-4g': { label: 'Slow 4G', fault: { kind: 'delay', delayMs: 563 } },
  '3g': { label: '3G', fault: { kind: 'delay', delayMs: 2000 } },
  offline: { label: 'Offline', fault: { kind: 'network' } },
} satisfies Record<string, Line>;

export type LineId = keyof typeof LINES;
export const LINE_IDS = Object.keys(LINES) as LineId[];
