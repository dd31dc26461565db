import { useState } from 'react';

/** One thing that the director does: a row of the search, and with a group of its own tab a button there. */
export interface Action {
  /** Its name, by which it is found first: `3G`. */
  title: string;
  /** What it belongs to: `Line`. */
  group: string;
  hint?: string | undefined;
  /** More words that find it. */
  words?: string;
  /** It is what is there now. */
  isOn?: boolean;
  /** @returns what was done, as a sentence; by default the title */
  run(): unknown;
}

/** Runs actions, and says what the last one did, or why it could not. */
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
  /** Of the search: each row says its group. */
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
