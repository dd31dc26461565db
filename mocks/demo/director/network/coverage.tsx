import { Fragment } from 'react';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import type { Call } from '../../../server/call-log.ts';

/** Which declared answers of an operation were seen. */
interface Covered {
  operation: OperationId;
  answers: { status: string; isSeen: boolean }[];
}

/** @param seen as `CallLog.seen`: `getCredits 200` */
export function coverageOf(seen: ReadonlySet<string>): Covered[] {
  return (Object.keys(operations) as OperationId[]).map((operation) => {
    const declared = operations[operation].statuses.map(String);
    const others = [...seen].filter((answer) => {
      const [id, status = ''] = answer.split(' ');
      return id === operation && status !== '0' && !declared.includes(status);
    });
    return {
      operation,
      answers: declared.map((status) => ({
        status,
        isSeen: status === 'default' ? others.length > 0 : seen.has(`${operation} ${status}`),
      })),
    };
  });
}

/** How much of the contract was covered: `9 of 21 calls, 14 of 205 declared answers`. */
export function coverageWords(covered: readonly Covered[]): string {
  const answers = covered.flatMap((one) => one.answers);
  const called = covered.filter((one) => one.answers.some(({ isSeen }) => isSeen));
  const seen = answers.filter(({ isSeen }) => isSeen);
  return `${called.length} of ${covered.length} calls, ${seen.length} of ${answers.length} declared answers`;
}

/** The answers of a list of calls, as `CallLog.seen` names them. */
export function seenIn(calls: readonly Call[]): Set<string> {
  return new Set(calls.flatMap(({ operation, answer }) => (answer ? [`${operation} ${answer.status}`] : [])));
}

/** Every declared answer of every call, with a tick for covered ones. */
export function CoverageTable({ covered }: { covered: readonly Covered[] }) {
  return (
    <table className="director-coverage">
      <thead>
        <tr>
          <th scope="col">Call</th>
          <th scope="col">Declared answers</th>
        </tr>
      </thead>
      <tbody>
        {covered.map(({ operation, answers }) => (
          <tr key={operation}>
            <th scope="row">{operation}</th>
            <td>
              {answers.map(({ status, isSeen }) => (
                <Fragment key={status}>
                  <span data-seen={isSeen || undefined}>
                    {status}
                    {isSeen && (
                      <>
                        <span aria-hidden> ✓</span>
                        <span className="sr-only"> seen</span>
                      </>
                    )}
                  </span>{' '}
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
