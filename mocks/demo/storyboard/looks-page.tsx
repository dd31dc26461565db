import { useEffect, useRef, useState } from 'react';
import type { State } from '#mocks/states/state.ts';
import { saveFile } from '#shared/lib/save-file.ts';
import { Button } from '#shared/ui/button.tsx';
import { Headline } from '#shared/ui/headline.tsx';
import { SIZE_IDS, SIZES, THEMES, type Look } from './looks.ts';
import { pictureOf } from './picture-of.ts';
import { openIn, reached } from './reach-state.ts';

const LOOKS: Look[] = THEMES.flatMap((theme) => SIZE_IDS.map((size) => ({ size, theme })));
const SCALES = [1, 2] as const;

/** One state in every width and theme at once: live, and as PNG. */
export function LooksPage({ state }: { state: State }) {
  const list = useRef<HTMLUListElement>(null);
  const [message, setMessage] = useState('');
  const saveAll = async (scale: number) => {
    const frames = [...(list.current?.querySelectorAll('iframe') ?? [])];
    for (const [index, look] of LOOKS.entries()) await savePicture(frames[index], state, look, scale);
    setMessage(`${LOOKS.length} pictures saved.`);
  };
  return (
    <>
      <header className="storyboard-head">
        <div>
          <Headline as="h1" size="lg">
            {state.title}
          </Headline>
          <p>
            <span>{state.section}</span> · <code>{state.id}</code>. Each look runs by itself: press into it
            and use it.
          </p>
          <p role="status">{message}</p>
        </div>
        <nav aria-label="Demo">
          <a href="#all">All states</a>
          {SCALES.map((scale) => (
            <Button key={scale} variant="secondary" size="sm" onClick={() => void saveAll(scale)}>
              {`All as PNG, ${scale}×`}
            </Button>
          ))}
        </nav>
      </header>
      <main id="main" className="storyboard-main">
        <ul ref={list} className="storyboard-looks">
          {LOOKS.map((look) => (
            <LiveLook key={`${look.size} ${look.theme}`} state={state} {...look} />
          ))}
        </ul>
      </main>
    </>
  );
}

function LiveLook({ state, size, theme }: Look & { state: State }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    openIn(element, state, { size, theme }, true);
    void reached(element).then(setProblem);
    const observer = new ResizeObserver(([box]) => {
      element.style.scale = String((box?.contentRect.width ?? 0) / SIZES[size].width);
    });
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [state, size, theme]);
  const { width, height } = SIZES[size];
  return (
    <li>
      <h2>{`${width} px, ${theme}`}</h2>
      <div className="storyboard-frame" style={{ aspectRatio: `${width} / ${height}` }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the app itself, which needs its origin and scripts. */}
        <iframe ref={frame} title={`${state.title}, ${width} px, ${theme}`} />
      </div>
      {problem !== undefined && <p>{`Not reached: ${problem}`}</p>}
      <p>
        {SCALES.map((scale) => (
          <Button
            key={scale}
            variant="secondary"
            size="sm"
            onClick={() => void savePicture(frame.current, state, { size, theme }, scale)}
          >
            <span>{`PNG, ${scale}×`}</span>
            <span className="sr-only">{`: ${width} px, ${theme}`}</span>
          </Button>
        ))}
      </p>
    </li>
  );
}

async function savePicture(
  frame: HTMLIFrameElement | null | undefined,
  { id }: State,
  { size, theme }: Look,
  scale: number,
): Promise<void> {
  if (!frame?.contentWindow) return;
  await reached(frame);
  const picture = await pictureOf(frame.contentWindow, scale, 'image/png');
  saveFile(
    picture,
    `${id}-${SIZES[size].width}-${theme}@${scale}x.${picture.type === 'image/png' ? 'png' : 'svg'}`,
  );
}
