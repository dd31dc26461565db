const FOCUSABLE = 'a[href], button, input, select, textarea, summary, video[controls], [tabindex]';
const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * In a frame of the storyboard the app's focus must not take the keyboard from the page around it, nor scroll that page.
 * Until the frame is used, focus is simulated by the same properties and events.
 */
export function stayInFrame(): void {
  const { focus, blur } = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
  const { scrollIntoView } = Object.getOwnPropertyDescriptors(Element.prototype);
  let focused: HTMLElement | undefined;

  const move = (next: HTMLElement | undefined) => {
    const before = focused?.isConnected ? focused : undefined;
    if (before === next) return;
    focused = next;
    tell(before, ['blur', 'focusout'], next);
    tell(next, ['focus', 'focusin'], before);
  };
  HTMLElement.prototype.focus = function () {
    if (this.matches(FOCUSABLE) && !this.matches(':disabled') && !this.closest('[inert]')) move(this);
  };
  HTMLElement.prototype.blur = function () {
    if (this === focused) move(undefined);
  };
  // It scrolls the pages around it, too.
  Element.prototype.scrollIntoView = function (options) {
    const { scrollX, scrollY } = parent;
    scrollIntoView.value?.call(this, options);
    parent.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: () => (focused?.isConnected ? focused : document.body),
  });
  Object.defineProperty(document, 'hasFocus', { configurable: true, value: () => true });

  const release = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    for (const gesture of GESTURES) removeEventListener(gesture, release, true);
    Object.defineProperties(HTMLElement.prototype, { focus, blur });
    Object.defineProperties(Element.prototype, { scrollIntoView });
    Reflect.deleteProperty(document, 'activeElement');
    Reflect.deleteProperty(document, 'hasFocus');
  };
  for (const gesture of GESTURES) addEventListener(gesture, release, true);
}

function tell(
  target: HTMLElement | undefined,
  [own, bubbling]: [string, string],
  relatedTarget?: HTMLElement,
) {
  const other = relatedTarget ?? null;
  target?.dispatchEvent(new FocusEvent(own, { relatedTarget: other }));
  target?.dispatchEvent(new FocusEvent(bubbling, { relatedTarget: other, bubbles: true }));
}
