const TERMINAL_INTERVAL_MS = 200;
const LOG_INTERVAL_MS = 30_000;

/** The part of a terminal or log file that receives progress. */
interface Output {
  isTTY?: boolean | undefined;
  columns?: number | undefined;
  write(text: string): unknown;
}

/** Shows progress: one line that is replaced on a terminal, a line every 30 seconds elsewhere. */
export function createProgress(output: Output, now: () => number = () => performance.now()) {
  const intervalMs = output.isTTY === true ? TERMINAL_INTERVAL_MS : LOG_INTERVAL_MS;
  let shownMs = -Infinity;
  return {
    show(line: string): void {
      if (now() < shownMs + intervalMs) return;
      shownMs = now();
      const width = (output.columns ?? Infinity) - 1;
      output.write(output.isTTY === true ? `\r\u001b[K${line.slice(0, width)}` : `${line}\n`);
    },
    /** Removes the line, so that the report starts on an empty one. */
    end(): void {
      if (output.isTTY === true && shownMs > -Infinity) output.write('\r\u001b[K');
    },
  };
}
