import '../../../src/app/styles.css';
import '../../pages/pages.css';

if (location.pathname.endsWith('/payment.html')) {
  const { showPayment } = await import('./show-payment.ts');
  await showPayment();
} else {
  const { showSignIn } = await import('./show-sign-in.ts');
  await showSignIn();
}
// The storyboard waits for it (play/play.ts).
document.documentElement.dataset['state'] = 'shown';
window.pageStart?.done();
