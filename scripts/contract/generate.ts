import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { checkFile } from './check-file.ts';
import { CONTRACT_FILE, GENERATED, type Contract } from './document.ts';
import { guideFile } from './guide-file.ts';
import { limitFile } from './limit-file.ts';
import { operationFile } from './operation-file.ts';

/** The contents of all generated files by name. @throws when rules share an id */
export async function generate(contract: Contract): Promise<Record<string, string>> {
  const ids = contract['x-rules'].map(({ id }) => id);
  const duplicates = ids.filter((id, index) => ids.indexOf(id) < index);
  if (duplicates.length > 0)
    throw new Error(`x-rules has more than one ${duplicates.join(', ')}: every rule needs its own id.`);
  return {
    'openapi/types.gen.ts': await typeFile(),
    'openapi/operations.gen.ts': operationFile(contract),
    'openapi/limits.gen.ts': limitFile(contract),
    'mocks/server/contract-checks.gen.ts': checkFile(contract),
    'mocks/server/contract-guide.gen.ts': guideFile(contract),
  };
}

/** The text of `types.gen.ts`: `paths`, `components`, `operations`, and one type per schema. */
async function typeFile(): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await openapiTS(CONTRACT_FILE, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    // Binary parts are files, not strings.
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return `${GENERATED}\n${astToString(nodes)}`;
}
