import '../../src/app/styles.css';
import './pages.css';
import { replaceForbiddenStorage } from '../db/window-name-storage.ts';

replaceForbiddenStorage();
// Only now: MSW reads localStorage while it is imported.
const { showSignIn } = await import('./show-sign-in.ts');
await showSignIn();
