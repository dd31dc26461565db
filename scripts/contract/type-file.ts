import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { CONTRACT_FILE } from './document.ts';
import { GENERATED } from './generated-header.ts';

const BLOB = ts.factory.createTypeReferenceNode('Blob');

/** The text of `types.gen.ts`: `paths`, `components`, `operations`, and one type per schema. */
export async function typeFile(): Promise<string> {
  const nodes = await openapiTS(CONTRACT_FILE, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    // Binary parts are files, not strings.
    transform: (schema) => (schema.format === 'binary' ? BLOB : undefined),
  });
  return `${GENERATED}\n${astToString(nodes)}`;
}
