import { useEffect, useState } from 'react';
import { copyText } from '#shared/ui/copy-button.tsx';
import './lens.css';
import { findParts } from '../play/find-part.ts';
import { keyOf, LENS_PARTS, lensText, type LensPart } from './parts.ts';

const FIND_MS = 700;
/** The height of a label beside a part, and the minimum height of a part with its label inside, px. */
const LABEL_PX = 24;
const ROOMY_PX = 64;
/** The width of an expanded label, px. */
const WORDS_PX = 544;

interface Outline {
  one: LensPart;
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Outlines each visible part of the screen, with its section and calls; a press copies both. */
export default function LensLayer() {
  const outlines = useOutlines();
  const [message, setMessage] = useState('');

  async function copy(one: LensPart) {
    const text = lensText(one);
    setMessage((await copyText(text)) ? `Copied: ${text}` : `Not copied: ${text}`);
  }

  return (
    <aside aria-label="Spec lens" className="director-lens" data-focus-stays>
      {outlines.map(({ one, ...place }) => (
        <button
          key={keyOf(one)}
          type="button"
          aria-label={`Copy ${lensText(one)}`}
          style={place}
          onClick={() => void copy(one)}
        >
          <span data-where={labelPlace(place)} data-left={place.left + place.width < WORDS_PX || undefined}>
            <b>{one.section}</b>
            <small>{lensText(one)}</small>
          </span>
        </button>
      ))}
      <p role="status">{message}</p>
    </aside>
  );
}

/** Inside a high part, else above it or, at the top of the window, below it. */
function labelPlace({ top, height }: Pick<Outline, 'top' | 'height'>): 'inside' | 'above' | 'below' {
  if (height >= ROOMY_PX) return 'inside';
  return top < LABEL_PX ? 'below' : 'above';
}

/** The positions of the parts, updated while they move; larger ones first, so that smaller ones are on top. */
function useOutlines(): Outline[] {
  const [outlines, setOutlines] = useState<Outline[]>([]);
  useEffect(() => {
    let found: { one: LensPart; element: HTMLElement }[] = [];
    let frame = 0;
    const find = () => {
      found = LENS_PARTS.flatMap((one) => {
        const [element] = findParts(one.part);
        return element ? [{ one, element }] : [];
      });
    };
    const measure = () => {
      const next = found
        .map(({ one, element }) => {
          const { top, left, width, height } = element.getBoundingClientRect();
          return { one, top, left, width, height };
        })
        .filter(({ top, height }) => top < innerHeight && top + height > 0)
        .toSorted((a, b) => b.width * b.height - a.width * a.height);
      setOutlines((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
      frame = requestAnimationFrame(measure);
    };
    find();
    measure();
    const timer = setInterval(find, FIND_MS);
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(frame);
    };
  }, []);
  return outlines;
}
