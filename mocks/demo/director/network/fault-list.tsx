import { X } from 'lucide-react';
import type { Fault } from '../../../server/faults.ts';
import { ToolButton } from '../controls.tsx';
import { faultWords, frequencyWords } from './fault-choices.ts';
import { useGuides } from './guides.ts';

interface FaultListProps {
  faults: readonly Fault[];
  onRemove(fault: Fault): Promise<void>;
  onClear(): Promise<void>;
}

/** The current faults, which can be removed. */
export function FaultList({ faults, onRemove, onClear }: FaultListProps) {
  const guides = useGuides();
  return (
    <section>
      <h3 data-focus-fallback tabIndex={-1}>
        Set now
      </h3>
      {faults.length === 0 && <p>Nothing: every call is answered as the rules say.</p>}
      <ul className="director-rows director-faults">
        {faults.map((fault, index) => {
          const what = faultWords(guides, fault);
          const call = fault.operation === '*' ? 'All calls' : guides[fault.operation].summary;
          return (
            // Two faults may be alike in everything but their place.
            <li key={index}>
              <span>
                <strong>{call}</strong>
                {what}
                <small>{frequencyWords(fault)}</small>
              </span>
              <button
                type="button"
                aria-label={`Remove: ${call}, ${what}`}
                onClick={() => void onRemove(fault)}
              >
                <X aria-hidden size={18} />
              </button>
            </li>
          );
        })}
      </ul>
      {faults.length > 1 && (
        <ToolButton data-focus-fallback onClick={() => void onClear()}>
          Clear all
        </ToolButton>
      )}
    </section>
  );
}
