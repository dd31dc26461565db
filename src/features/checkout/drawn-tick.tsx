/** A tick in two strokes, drawn once when the page opens. */
export function DrawnTick() {
  return (
    <svg viewBox="0 0 120 120" className="size-24 overflow-visible sm:size-36" fill="none">
      <circle cx="60" cy="60" r="56" className="stroke-line" strokeWidth="1" />
      <path
        d="M60 4a56 56 0 1 1-39.6 16.4"
        pathLength={1}
        strokeDasharray={1}
        className="stroke-moss motion-safe:animate-draw"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M36 63c6 5 12 12 16 20 9-20 21-35 38-48"
        pathLength={1}
        strokeDasharray={1}
        className="stroke-moss motion-safe:animate-draw"
        style={{ animationDelay: '260ms' }}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
