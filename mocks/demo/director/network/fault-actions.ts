import type { Fault } from '#mocks/server/faults.ts';
import type { Action } from '../actions.tsx';
import { useDirector } from '../director.ts';
import { responseChoices, frequencyWords, LINE_CHOICES, useGuides } from './fault-choices.ts';

/** Every failure of these operations, once and always. */
export function useFaultActions(operations: readonly Fault['operation'][]): Action[] {
  const guides = useGuides();
  const { faults } = useDirector().backend;
  return operations.flatMap((operation) => {
    const request = operation === '*' ? undefined : guides[operation].summary;
    const failures = responseChoices(guides, operation).filter(({ fault }) => (fault.status ?? 0) >= 400);
    return ['once', 'always'].flatMap((often) =>
      [...failures, ...LINE_CHOICES].map(({ label, fault }) => {
        const [title = label, about] = label.split(': ');
        const which =
          often === 'once'
            ? `Once, for ${request ?? 'the next request'}`
            : `Always, for ${request ?? 'all requests'}`;
        return {
          title,
          group: 'Fault',
          hint: [which, about].filter(Boolean).join(' · '),
          words: operation,
          async run() {
            const set = { operation, ...fault, ...(often === 'once' && { times: 1 }) };
            await faults.add(set);
            return `${title}, ${frequencyWords(set)}: ${request ?? 'for all requests'}`;
          },
        };
      }),
    );
  });
}
