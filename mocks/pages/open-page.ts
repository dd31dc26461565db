import '../../src/app/styles.css';
import './pages.css';
import { replaceForbiddenStorage } from '../db/window-name-storage.ts';

replaceForbiddenStorage();
// Imported only now, because MSW reads localStorage while it is imported.
if (location.pathname.endsWith('/payment.html')) {
  const { showPayment } = await import('./show-payment.ts');
  await showPayment();
} else {
  const { showSignIn } = await import('./show-sign-in.ts');
  await showSignIn();
}
// The storyboard waits for it (storyboard/play.ts).
document.documentElement.dataset['state'] = 'shown';
