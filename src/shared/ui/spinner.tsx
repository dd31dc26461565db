interface SpinnerProps {
  label: string;
  /** Short waits show nothing: the mark appears after 0.4 s. */
  isDelayed?: boolean;
}

/** Something is being fetched. The delay is a CSS animation's, so that no timer can outlive the component. */
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
