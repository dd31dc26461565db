import { Fragment } from 'react';
import type { Covered } from './coverage.ts';

/** Every declared answer of every call; those that were seen carry a tick. */
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
