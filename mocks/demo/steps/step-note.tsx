import { X } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import './step-note.css';
import './tool-colors.css';

let hide = () => {};

export function hideStepNote(): void {
  hide();
}

/** Replaces the note on the progress or the failure of the steps. The focus does not move. */
export function showStepNote(role: 'status' | 'alert', text: string): void {
  hide();
  const container = document.createElement('div');
  container.id = 'step-note';
  document.body.append(container);
  const root = createRoot(container);
  hide = () => {
    hide = () => {};
    root.unmount();
    container.remove();
  };
  root.render(
    <>
      <p role={role}>{text}</p>
      {role === 'alert' && (
        <button type="button" aria-label="Close this note" onClick={hideStepNote}>
          <X aria-hidden size={18} />
        </button>
      )}
    </>,
  );
}
