/** Keeps the focus in this page: `inert` refuses presses in a frame, but not a script in it that focuses something. */
export function keepFocus(): void {
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
