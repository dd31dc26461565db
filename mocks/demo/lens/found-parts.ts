import { useEffect, useState } from 'react';
import { LENS_PARTS, type LensPart } from './parts.ts';

interface FoundPart {
  one: LensPart;
  element: HTMLElement;
  /** The label. */
  name: string;
}

const POLL_MS = 700;

/** The parts of the lens that are on the screen now. */
export function useFoundParts(): readonly FoundPart[] {
  const [found, setFound] = useState<readonly FoundPart[]>([]);
  useEffect(() => {
    const find = () => void findAll().then(setFound);
    find();
    const timer = setInterval(find, POLL_MS);
    return () => clearInterval(timer);
  }, []);
  return found;
}

async function findAll(): Promise<FoundPart[]> {
  // Large, and not needed before the lens is used.
  const { findParts } = await import('../play/find-part.ts');
  return LENS_PARTS.flatMap((one) => {
    const [element] = findParts(one.part);
    return element ? [{ one, element, name: nameOf(element) }] : [];
  });
}

function nameOf(element: HTMLElement): string {
  const heading = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
  return element.ariaLabel ?? (heading ?? element).textContent;
}
