interface SpinnerProps {
  label: string;
  /** Short waits show nothing: the mark appears after this time. */
  delayMs?: number;
}

/** Something is being fetched. The delay is a CSS animation's, so that no timer can outlive the component. */
export function Spinner({ label, delayMs = 400 }: SpinnerProps) {
  return (
    <output
      className="flex animate-appear items-center justify-center gap-3 text-muted"
      style={{ animationDelay: `${delayMs}ms` }}
    >
      <span
        aria-hidden
        className="size-5 shrink-0 rounded-full border-2 border-line border-t-ember motion-safe:animate-turn"
      />
      <span>{label}</span>
    </output>
  );
}
