import { runTimeContract, type RunTimeContract } from './check-file.ts';
import { operationsOf, type Contract, type JsonObject } from './document.ts';
import { extensionsOf } from './limit-file.ts';

type Operation = RunTimeContract['operations'][string] & { address: string };

/** What client and server rely on: the contract without its texts and examples. */
export interface Surface {
  version: string;
  operations: Record<string, Operation>;
  schemas: JsonObject;
  /** Prices and durations by name. */
  prices: Record<string, unknown>;
}

export function surfaceOf(contract: Contract): Surface {
  const { $defs, operations } = runTimeContract(contract);
  return {
    version: contract.info.version,
    operations: Object.fromEntries(
      operationsOf(contract).map(({ path, method, operation: { operationId } }) => {
        const operation = operations[operationId];
        if (!operation) throw new Error(`No operation ${operationId}.`);
        return [operationId, { address: `${method} ${path}`, ...operation }];
      }),
    ),
    schemas: $defs,
    prices: extensionsOf(contract),
  };
}
