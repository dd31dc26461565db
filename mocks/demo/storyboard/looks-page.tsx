import { useRef, useState } from 'react';
import type { State } from '#mocks/states/state.ts';
import { saveFile } from '#shared/lib/save-file.ts';
import { Button } from '#shared/ui/button.tsx';
import { Headline } from '#shared/ui/headline.tsx';
import { contactSheet } from './contact-sheet.ts';
import { LiveFrame, whenReached } from './live-frame.tsx';
import { SIZE_IDS, SIZES, THEMES, type Look } from './looks.ts';
import { pictureOf } from './picture-of.ts';

const LOOKS: Look[] = THEMES.flatMap((theme) => SIZE_IDS.map((size) => ({ size, theme })));
/** Pixels of a picture to those of its window. */
const SCALE = 2;

/** One state in every width and theme at once: live, and as PNG. */
export function LooksPage({ state }: { state: State }) {
  const list = useRef<HTMLUListElement>(null);
  const [message, setMessage] = useState('');

  async function pictureIn(look: Look, scale: number): Promise<Blob> {
    const frame = list.current?.querySelectorAll('iframe')[LOOKS.indexOf(look)];
    if (frame) await whenReached(frame);
    if (!frame?.contentWindow) throw new Error('This look was closed.');
    return pictureOf(frame.contentWindow, scale);
  }

  async function save(look: Look) {
    const picture = await pictureIn(look, SCALE);
    const ending = picture.type === 'image/png' ? 'png' : 'svg';
    saveFile(picture, `${state.id}-${SIZES[look.size].width}-${look.theme}@${SCALE}x.${ending}`);
    setMessage('Picture saved.');
  }

  async function saveSheet() {
    setMessage('Taking six pictures…');
    const pictures: Blob[] = [];
    for (const look of LOOKS) pictures.push(await pictureIn(look, 1));
    const sheet = await contactSheet(`${state.title} · ${state.section} · ${state.id}`, LOOKS, pictures);
    if (sheet) saveFile(sheet, `${state.id}-looks.png`);
    setMessage(sheet ? 'Contact sheet saved.' : 'This browser draws no sheet: save each look alone.');
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
          <Button variant="secondary" size="sm" onClick={() => void saveSheet()}>
            Contact sheet
          </Button>
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
                  <Button variant="secondary" size="sm" onClick={() => void save(look)}>
                    PNG<span className="sr-only">{`: ${name}`}</span>
                  </Button>
                </p>
              </li>
            );
          })}
        </ul>
      </main>
    </>
  );
}
