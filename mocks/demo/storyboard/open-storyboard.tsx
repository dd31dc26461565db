import { createRoot } from 'react-dom/client';
import '../../../src/app/styles.css';
import './storyboard.css';
import { Storyboard } from './storyboard.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('storyboard.html has no element with the id "root".');
createRoot(container).render(<Storyboard />);
window.pageStart?.done();
