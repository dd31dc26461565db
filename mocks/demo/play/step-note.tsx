import { createRoot } from 'react-dom/client';
import './step-note.css';
import './tool-colours.css';
import { Button } from '#shared/ui/button.tsx';

export type Decision = 'skip' | 'stop';

const LABELS: Record<Decision, string> = { skip: 'Skip', stop: 'Stop' };

let hide = () => {};

export function hideStepNote(): void {
  hide();
}

/**
 * Shows the progress of the steps, in place of the last note. The focus stays where it is.
 * @param text a sentence
 * @returns what the person decides
 */
export function showStepNote(
  role: 'status' | 'alert',
  text: string,
  decisions: readonly Decision[] = [],
): Promise<Decision> {
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
  return new Promise((resolve) => {
    root.render(
      <>
        <p role={role}>{text}</p>
        {decisions.map((decision) => (
          <Button
            key={decision}
            variant={decision === 'skip' ? 'secondary' : 'quiet'}
            size="sm"
            onClick={() => {
              hide();
              resolve(decision);
            }}
          >
            {LABELS[decision]}
          </Button>
        ))}
      </>,
    );
  });
}
