interface Line {
  label: string;
  fault?: { kind: 'delay'; delayMs: number } | { kind: 'network' };
}

/** How fast the line to the server is, for all calls. The delays are those of the browsers' own developer tools. */
const table = {
  off: { label: 'As it is' },
  fast: { label: 'Fast', fault: { kind: 'delay', delayMs: 165 } },
  'slow-4g': { label: 'Slow 4G', fault: { kind: 'delay', delayMs: 563 } },
  '3g': { label: '3G', fault: { kind: 'delay', delayMs: 2000 } },
  offline: { label: 'Offline', fault: { kind: 'network' } },
} satisfies Record<string, Line>;

export type LineId = keyof typeof table;

export const LINES: Record<LineId, Line> = table;

export const LINE_IDS = Object.keys(table) as LineId[];
