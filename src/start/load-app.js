// Loads the app: at once, or on a first visit to the landing when somebody reaches for a control, comes back to the page,
// or is signed in. What is pressed meanwhile is pressed again when the app runs.
const { isAppLate, entry, answers } = window.pageStart;
const PRESSABLE = 'a, button, input';
const root = document.getElementById('root');
const controls = () => [...root.querySelectorAll(PRESSABLE)];
let isLoading = false;
/** The places of pressed controls: the app renders a translated landing anew. */
const pressed = [];

const load = () => {
  if (isLoading) return;
  isLoading = true;
  window.pageStart.isWaiting = false;
  window.pageStart.preloadCode?.();
  const policy = window.trustedTypes?.createPolicy('app', { createScriptURL: (url) => url });
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = policy?.createScriptURL(entry) ?? entry;
  document.body.append(script);
};

const onReach = ({ target }) => {
  if (target.closest(`${PRESSABLE}, label`)) load();
};

const onPress = (event) => {
  const control = event.target.closest(PRESSABLE);
  const isOtherTab = event.ctrlKey || event.metaKey || event.shiftKey;
  // Sign In leads to the server.
  if (!control || isOtherTab || control.pathname?.includes('/api/')) return;
  event.preventDefault();
  pressed.push(controls().indexOf(control));
  root.ariaBusy = 'true';
  load();
};

if (isAppLate) {
  window.pageStart.isWaiting = true;
  root.addEventListener('pointerover', onReach);
  root.addEventListener('focusin', onReach);
  root.addEventListener('click', onPress);
  let wasLeft = false;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) wasLeft = true;
    else if (wasLeft) load();
  });
  window.pageStart.takePresses = () => {
    root.removeEventListener('click', onPress);
    root.ariaBusy = null;
    if (pressed.length === 0) return undefined;
    return () => {
      for (const place of pressed) controls()[place]?.click();
    };
  };
  const loadForPerson = async () => {
    const answer = await answers['/api/auth/user'];
    // Read also where it says nothing: a body that is not read holds its connection.
    const user = await answer.clone().text();
    const isSignedOut = answer.status === 401 || (answer.ok && user.trim() === 'null');
    // When the app is loaded, which may be much later, it asks again.
    if (isSignedOut) delete answers['/api/auth/user'];
    else load();
  };
  loadForPerson().catch(load);
} else load();
