import { useState } from 'react';

/** An action of the director: a row in the search, and a button in the tab that shows its group. */
export interface Action {
  /** Its name: `3G`. */
  title: string;
  /** Its group: `Line`. */
  group: string;
  hint?: string | undefined;
  /** More words that find it. */
  words?: string;
  /** Whether it is the current choice. */
  isOn?: boolean;
  /** @returns the result as a sentence; by default the title */
  run(): unknown;
}

/** Runs actions. The message is the result of the last one, or why it failed. */
export function useRun(): [message: string, run: (action: Action) => Promise<void>] {
  const [message, setMessage] = useState('');
  async function run(action: Action) {
    try {
      const done = await action.run();
      setMessage(typeof done === 'string' ? done : `${action.title}.`);
    } catch (cause) {
      setMessage((cause as Error).message);
    }
  }
  return [message, run];
}

interface ActionListProps {
  actions: readonly Action[];
  run(action: Action): Promise<void>;
  /** Whether each row shows its group. */
  isMixed?: boolean;
}

export function ActionList({ actions, run, isMixed = false }: ActionListProps) {
  return (
    <ul className="director-scenarios">
      {actions.map((action) => {
        const { title, group, hint, isOn = false } = action;
        return (
          <li key={`${group} ${title} ${hint}`}>
            <button type="button" aria-current={isOn || undefined} onClick={() => void run(action)}>
              <strong>{title}</strong>
              <small>{[isMixed && group, hint].filter(Boolean).join(' · ')}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
