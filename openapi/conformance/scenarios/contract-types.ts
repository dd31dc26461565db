import type { OperationId } from '#openapi/operations.gen.ts';
import type { operations } from '#openapi/types.gen.ts';

type Operation<Id extends OperationId> = operations[Id];

/** The JSON that an operation takes; never for one that takes none. */
export type RequestBody<Id extends OperationId> =
  Operation<Id> extends { requestBody?: { content: { 'application/json': infer Body } } } ? Body : never;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

/** The JSON of a success; never where there is none. */
export type ResponseBody<Id extends OperationId> =
  Operation<Id> extends { responses: infer Responses }
    ? {
        [Status in keyof Responses]: Status extends 200 | 201 ? JsonOf<Responses[Status]> : never;
      }[keyof Responses]
    : never;

/** The names of all fields of a value, also of those in its lists and objects. */
export type FieldName<Value> = Value extends readonly (infer Item)[]
  ? FieldName<Item>
  : Value extends object
    ? { [Name in keyof Value & string]: Name | FieldName<NonNullable<Value[Name]>> }[keyof Value & string]
    : never;

/** The name of a field in the JSON of any request. */
export type RequestField = { [Id in OperationId]: FieldName<RequestBody<Id>> }[OperationId];
