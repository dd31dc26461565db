interface MiniatureProps {
  /** The address that the state is seen at. */
  screen: string;
  hasBadLuck: boolean;
}

/** What kind of screen comes, drawn with a few strokes; bad luck has its mark. */
export function Miniature({ screen, hasBadLuck }: MiniatureProps) {
  const kind = screen === '/' ? 'landing' : (/^\/#?(\w+)/.exec(screen)?.[1] ?? 'studio');
  return (
    <svg aria-hidden viewBox="0 0 48 36" className="director-miniature">
      {SHAPES[kind] ?? SHAPES['studio']}
      {hasBadLuck && <circle cx="41" cy="29" r="4" className="mark" />}
    </svg>
  );
}

const SHAPES: Record<string, React.ReactNode> = {
  landing: (
    <>
      <path d="M5 9h16M5 13h12M5 17h14" />
      <rect x="27" y="6" width="16" height="20" />
      <rect x="5" y="23" width="9" height="4" className="solid" />
    </>
  ),
  studio: (
    <>
      <path d="M5 5h38" />
      <path d="M5 11h6M5 16h6M5 21h6" />
      <rect x="15" y="10" width="28" height="9" />
      <rect x="15" y="22" width="28" height="9" />
    </>
  ),
  job: (
    <>
      <path d="M5 5h20" />
      <rect x="5" y="10" width="38" height="7" className="solid" />
      <rect x="5" y="21" width="14" height="10" />
      <path d="M23 22h20M23 26h14M23 30h17" />
    </>
  ),
  dashboard: (
    <>
      <path d="M5 5h24M5 9h16" />
      <rect x="5" y="15" width="8" height="14" />
      <rect x="15" y="15" width="8" height="14" />
      <rect x="25" y="15" width="8" height="14" />
      <rect x="35" y="15" width="8" height="14" />
    </>
  ),
  pricing: (
    <>
      <path d="M14 5h20" />
      <rect x="5" y="11" width="11" height="20" />
      <rect x="18.5" y="9" width="11" height="22" className="solid" />
      <rect x="32" y="11" width="11" height="20" />
    </>
  ),
  nowhere: <path d="M14 13l20 14M34 13L14 27" />,
  checkout: (
    <>
      <circle cx="24" cy="12" r="6" />
      <path d="M14 23h20M18 27h12" />
    </>
  ),
};
