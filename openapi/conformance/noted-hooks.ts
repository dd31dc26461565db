import type { Hooks } from './check.ts';
import { HOUR_MS, MINUTE_MS } from './durations.ts';

/** Hooks that lead to no particular answer. */
const UNTOLD = ['photos', 'signIn'];

/** The hooks, each of which reports what it did, so that findings can list it. */
export function notedHooks(hooks: Hooks, note: (what: string) => void): Hooks {
  const entries = Object.entries(hooks).map(([name, hook]) => {
    if (typeof hook !== 'function' || UNTOLD.includes(name)) return [name, hook];
    const act = hook as (...args: unknown[]) => Promise<unknown>;
    return [
      name,
      async (...args: unknown[]) => {
        const result = await act(...args);
        note(
          name === 'advance'
            ? `${spanOf(Number(args[0]))} later (hook advance)`
            : `hook ${name}(${wordsOf(args)})`,
        );
        return result;
      },
    ];
  });
  return Object.fromEntries(entries) as Hooks;
}

function wordsOf(args: readonly unknown[]): string {
  return args.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ');
}

function spanOf(ms: number): string {
  const [unit, name] = ms < HOUR_MS ? [MINUTE_MS, 'min'] : [HOUR_MS, 'h'];
  return `${Number((ms / unit).toFixed(2))} ${name}`;
}
