import { createRoot } from 'react-dom/client';
import '#app/styles.css';
import './storyboard.css';
import { allowMovedNodes } from '#shared/ui/moved-nodes.ts';
import { Storyboard } from './storyboard.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('storyboard.html has no element with the id "root".');
allowMovedNodes();
createRoot(container).render(<Storyboard />);
window.pageStart?.done();
