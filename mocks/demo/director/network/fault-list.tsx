import { X } from 'lucide-react';
import { useRun } from '../actions.tsx';
import { useDirector, useRerenderEvery } from '../director.ts';
import { faultWords, frequencyWords, useGuides } from './fault-choices.ts';

/** The current faults without those of the line, which can be removed. Each call that one applies to counts it down. */
export function FaultList() {
  const { faults } = useDirector().backend;
  const guides = useGuides();
  const [message, run] = useRun();
  useRerenderEvery();
  const list = faults.list().filter(({ line }) => line === undefined);
  return (
    <section>
      <h3 data-focus-fallback tabIndex={-1}>
        Set now
      </h3>
      {list.length === 0 && (
        <p>
          {faults.line() === 'off'
            ? 'Nothing: every call is answered as the rules say.'
            : 'Nothing but the line.'}
        </p>
      )}
      <ul className="director-rows director-faults">
        {list.map((fault, index) => {
          const what = faultWords(guides, fault);
          const call = fault.operation === '*' ? 'All calls' : guides[fault.operation].summary;
          return (
            // Equal faults differ only by their index.
            <li key={index}>
              <span>
                <strong>{call}</strong>
                <span>{what}</span>
                <small>{frequencyWords(fault)}</small>
              </span>
              <button
                type="button"
                aria-label={`Remove: ${call}, ${what}`}
                onClick={() =>
                  void run({
                    title: 'Remove',
                    group: 'Fault',
                    run: () => faults.remove(fault).then(() => `Removed: ${call}, ${what}`),
                  })
                }
              >
                <X aria-hidden size={18} />
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {message}
      </p>
    </section>
  );
}
