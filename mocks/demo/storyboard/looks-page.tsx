import { useRef, useState } from 'react';
import type { State } from '#mocks/states/state.ts';
import { saveFile } from '#shared/lib/save-file.ts';
import { Button } from '#shared/ui/button.tsx';
import { Headline } from '#shared/ui/headline.tsx';
import { LiveFrame, whenReached } from './live-frame.tsx';
import { SIZE_IDS, SIZES, THEMES, type Look } from './looks.ts';
import { pictureOf } from './picture-of.ts';

const LOOKS: Look[] = THEMES.flatMap((theme) => SIZE_IDS.map((size) => ({ size, theme })));
const SCALES = [1, 2] as const;

/** One state in every width and theme at once: live, and as PNG. */
export function LooksPage({ state }: { state: State }) {
  const list = useRef<HTMLUListElement>(null);
  const [message, setMessage] = useState('');

  async function save(looks: readonly Look[], scale: number) {
    for (const look of looks) {
      const frame = list.current?.querySelectorAll('iframe')[LOOKS.indexOf(look)];
      if (frame) await savePicture(frame, state, look, scale);
    }
    setMessage(looks.length === 1 ? 'Picture saved.' : `${looks.length} pictures saved.`);
  }

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
          <a href={`?state=${state.id}`}>All states</a>
          {SCALES.map((scale) => (
            <Button key={scale} variant="secondary" size="sm" onClick={() => void save(LOOKS, scale)}>
              {`All as PNG, ${scale}×`}
            </Button>
          ))}
        </nav>
      </header>
      <main id="main">
        <ul ref={list} className="storyboard-looks">
          {LOOKS.map((look) => {
            const { width, height } = SIZES[look.size];
            const name = `${width} px, ${look.theme}`;
            return (
              <li key={name}>
                <h2>{name}</h2>
                <div style={{ aspectRatio: `${width} / ${height}` }}>
                  <LiveFrame state={state} {...look} />
                </div>
                <p>
                  {SCALES.map((scale) => (
                    <Button
                      key={scale}
                      variant="secondary"
                      size="sm"
                      onClick={() => void save([look], scale)}
                    >
                      <span>{`PNG, ${scale}×`}</span>
                      <span className="sr-only">{`: ${name}`}</span>
                    </Button>
                  ))}
                </p>
              </li>
            );
          })}
        </ul>
      </main>
    </>
  );
}

async function savePicture(
  frame: HTMLIFrameElement,
  { id }: State,
  { size, theme }: Look,
  scale: number,
): Promise<void> {
  await whenReached(frame);
  if (!frame.contentWindow) return;
  const picture = await pictureOf(frame.contentWindow, scale);
  const ending = picture.type === 'image/png' ? 'png' : 'svg';
  saveFile(picture, `${id}-${SIZES[size].width}-${theme}@${scale}x.${ending}`);
}
