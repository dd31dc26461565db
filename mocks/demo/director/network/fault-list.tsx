import { X } from 'lucide-react';
import { faultWords, frequencyWords, useGuides } from './fault-choices.ts';
import { useFaults } from './use-faults.ts';

/** The current faults, which can be removed. */
export function FaultList() {
  const { list, line, remove } = useFaults();
  const guides = useGuides();
  return (
    <section>
      <h3 data-focus-fallback tabIndex={-1}>
        Set now
      </h3>
      {list.length === 0 && (
        <p>
          {line === 'off' ? 'Nothing: every call is answered as the rules say.' : 'Nothing but the line.'}
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
                onClick={() => void remove(fault)}
              >
                <X aria-hidden size={18} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
