import { createRoot } from 'react-dom/client';
import './ask-about-step.css';
import { Button } from '../../../src/shared/ui/button.tsx';

export type Decision = 'skip' | 'stop';

/**
 * Says on the screen that a step cannot be done. The focus stays where it is.
 * @param text a sentence
 * @returns what the person decides
 */
export function askAboutStep(text: string): Promise<Decision> {
  const container = document.createElement('div');
  container.id = 'step-problem';
  document.body.append(container);
  const root = createRoot(container);
  return new Promise((resolve) => {
    const decide = (decision: Decision) => () => {
      root.unmount();
      container.remove();
      resolve(decision);
    };
    root.render(
      <>
        <p role="alert">{text}</p>
        <Button variant="secondary" size="sm" onClick={decide('skip')}>
          Skip
        </Button>
        <Button variant="quiet" size="sm" onClick={decide('stop')}>
          Stop
        </Button>
      </>,
    );
  });
}
