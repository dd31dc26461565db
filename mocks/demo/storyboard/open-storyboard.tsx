import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '#app/styles.css';
import { STATES, type StateId } from '#mocks/states/states.ts';
import './storyboard.css';
import { allowMovedNodes } from '#shared/ui/moved-nodes.ts';
import { keepFocus } from './keep-focus.ts';
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

const container = document.getElementById('root');
if (!container) throw new Error('storyboard.html has no element with the id "root".');
allowMovedNodes();
keepFocus();
createRoot(container).render(<StoryboardOrLooks />);
window.pageStart?.done();
