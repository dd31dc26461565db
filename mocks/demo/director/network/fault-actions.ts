import type { Fault } from '#mocks/server/faults.ts';
import type { Action } from '../actions.tsx';
import { useDirector } from '../director.ts';
import { responseChoices, frequencyLabel, LINE_CHOICES, useGuides } from './fault-choices.ts';

/** The actions that add each failure of these operations, once or always. */
export function useFaultActions(operations: readonly Fault['operation'][]): Action[] {
  const guides = useGuides();
  const { faults } = useDirector().backend;
  return operations.flatMap((operation) => {
    const request = operation === '*' ? undefined : guides[operation].summary;
    const failures = responseChoices(guides, operation).filter(({ fault }) => (fault.status ?? 0) >= 400);
    return ['once', 'always'].flatMap((frequency) =>
      [...failures, ...LINE_CHOICES].map(({ label, fault }) => {
        const [title = label, description] = label.split(': ');
        const scope =
          frequency === 'once'
            ? `Once, for ${request ?? 'the next request'}`
            : `Always, for ${request ?? 'all requests'}`;
        return {
          title,
          group: 'Fault',
          hint: [scope, description].filter(Boolean).join(' · '),
          words: operation,
          async run() {
            const addedFault = { operation, ...fault, ...(frequency === 'once' && { times: 1 }) };
            await faults.add(addedFault);
            return `${title}, ${frequencyLabel(addedFault)}: ${request ?? 'for all requests'}`;
          },
        };
      }),
    );
  });
}
