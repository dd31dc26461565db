interface SpinnerProps {
  label: string;
  /** Shows the indicator after 0.4 s, so that short waits show nothing. */
  isDelayed?: boolean;
}

/** A loading indicator. Its delay is a CSS animation, so it needs no timer. */
export function Spinner({ label, isDelayed = true }: SpinnerProps) {
  return (
    <output
      className={`flex items-center justify-center gap-3 text-muted ${isDelayed ? 'animate-appear-late' : 'animate-appear'}`}
    >
      <span
        aria-hidden
        className="size-5 shrink-0 rounded-full border-2 border-line border-t-ember motion-safe:animate-turn"
      />
      <span>{label}</span>
    </output>
  );
}

/** A loading indicator for a whole page. */
export function PageSpinner({ label = 'Loading…' }: Partial<SpinnerProps>) {
  return (
    <main id="main" className="grid min-h-[70dvh] place-content-center">
      <Spinner label={label} />
    </main>
  );
}
