import { useState } from 'react';

/** An action of the director: a row in the search, and a button in the tab that shows its group. */
export interface Action {
  /** For example `3G`. */
  title: string;
  /** For example `Line`. */
  group: string;
  hint?: string | undefined;
  /** Additional search terms. */
  words?: string;
  /** Whether it is the current choice. */
  isOn?: boolean;
  /** @returns the result as a sentence; by default the title */
  run(): unknown;
}

/** Runs actions. The message is the result of the last action, or the reason of its failure. */
export function useRun(): [message: string, run: (action: Action) => Promise<void>] {
  const [message, setMessage] = useState('');
  async function run(action: Action) {
    try {
      const result = await action.run();
      setMessage(typeof result === 'string' ? result : `${action.title}.`);
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
    <ul className="director-action-list">
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
