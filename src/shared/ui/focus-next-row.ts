/**
 * Call before a press that may remove its own row from a list. If the focus is lost with it, the same button of the row
 * that takes its place gets the focus, so that several can go in a row; `otherwise` gets it when the list is empty.
 */
export function focusNextRow(otherwise: () => HTMLElement | null | undefined): void {
  const button = document.activeElement;
  const row = button?.closest('li');
  const list = row?.parentElement;
  const rowIndex = list && row ? [...list.children].indexOf(row) : -1;
  const buttonIndex = row ? [...row.querySelectorAll('button')].findIndex((one) => one === button) : -1;
  let framesLeft = 30;
  const moveOn = () => {
    // What a press changes on this device may be drawn some frames later.
    framesLeft -= 1;
    if (button?.isConnected === true && framesLeft > 0) {
      requestAnimationFrame(moveOn);
      return;
    }
    if (document.activeElement !== document.body) return;
    const next = list?.isConnected === true ? (list.children[rowIndex] ?? list.lastElementChild) : undefined;
    (next?.querySelectorAll('button')[buttonIndex] ?? otherwise())?.focus({ preventScroll: true });
  };
  requestAnimationFrame(moveOn);
}
