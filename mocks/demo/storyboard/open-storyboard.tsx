import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '#app/styles.css';
import { STATES, type StateId } from '#mocks/states/states.ts';
import './storyboard.css';
import { allowMovedNodes } from '#shared/ui/moved-nodes.ts';
import { LooksPage } from './looks-page.tsx';
import { Storyboard } from './storyboard.tsx';

/** `#ID` shows one state in all looks. */
function StoryboardOrLooks() {
  const id = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  return Object.hasOwn(STATES, id) ? <LooksPage key={id} state={STATES[id as StateId]} /> : <Storyboard />;
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** Keeps the focus in this page: `inert` refuses presses in a frame, but not a script in it that focuses something. */
function keepFocus(): void {
  let held = document.activeElement;
  const check = () => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return;
    if (!activeElement.matches('iframe[inert]')) held = activeElement;
    else {
      activeElement.blur();
      if (held instanceof HTMLElement) held.focus({ preventScroll: true });
    }
  };
  // After the event: within it, a dialog in the frame would take the focus again without end.
  for (const type of ['focusin', 'focusout', 'blur']) addEventListener(type, () => setTimeout(check));
}

const container = document.getElementById('root');
if (!container) throw new Error('storyboard.html has no element with the id "root".');
allowMovedNodes();
keepFocus();
createRoot(container).render(<StoryboardOrLooks />);
window.pageStart?.done();
