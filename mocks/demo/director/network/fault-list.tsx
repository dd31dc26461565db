import { X } from 'lucide-react';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '#shared/ui/move-focus.ts';
import { useRun } from '../actions.tsx';
import { useDirector, useRerenderEvery } from '../director.ts';
import { faultLabel, frequencyLabel, useGuides } from './fault-choices.ts';

/** The current faults, which can be removed. Those of the simulated line are not listed. */
export function FaultList() {
  const { faults } = useDirector().backend;
  const guides = useGuides();
  const [message, run] = useRun();
  useRerenderEvery();
  const list = faults.list().filter(({ line }) => line === undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useFocusAfterRemoval<HTMLUListElement>(list.length, () => heading.current);
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        Faults
      </h3>
      {list.length === 0 && (
        <p>{faults.line() === 'off' ? 'None. Requests follow the rules.' : 'None, apart from the line.'}</p>
      )}
      <ul {...rows} className="director-rows director-faults">
        {list.map((fault, index) => {
          const label = faultLabel(guides, fault);
          const request = fault.operation === '*' ? 'All requests' : guides[fault.operation].summary;
          return (
            // Equal faults differ only by their index.
            <li key={index}>
              <span>
                <strong>{request}</strong>
                <span>{label}</span>
                <small>{frequencyLabel(fault)}</small>
              </span>
              <button
                type="button"
                aria-label={`Remove: ${request}, ${label}`}
                onClick={() =>
                  void run({
                    title: 'Remove',
                    group: 'Fault',
                    run: () => faults.remove(fault).then(() => `Removed: ${request}, ${label}`),
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
