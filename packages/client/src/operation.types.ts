import type { components, operations } from './generated/api.js';
import type { OPERATIONS } from './generated/operations.js';

/** The schemas of the API document, by name: `Schemas['Supplier']`. */
export type Schemas = components['schemas'];

/** What `call` and `send` take as their first argument. */
export type OperationId = keyof typeof OPERATIONS;

/** Binary and text bodies of requests. A stream is sent once: a request with it is not repeated. */
export type FileBody = string | Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer> | ReadableStream<Uint8Array>;

type ContentOf<T> = T extends { content: infer C } ? C : never;

type BodyOf<Id extends OperationId> = {
  [T in keyof ContentOf<NonNullable<operations[Id]['requestBody']>>]: T extends `${string}json`
    ? ContentOf<NonNullable<operations[Id]['requestBody']>>[T]
    : FileBody;
}[keyof ContentOf<NonNullable<operations[Id]['requestBody']>>];

type Success = 200 | 201 | 202;
type AnswerOf<R> = R extends { content: infer C }
  ? C extends { 'application/json': infer J }
    ? J
    : Response
  : undefined;

/** The body of the answer of an operation: data, a `Response` to read a file from, or undefined. */
export type Answer<Id extends OperationId> = [keyof operations[Id]['responses'] & Success] extends [never]
  ? undefined
  : AnswerOf<operations[Id]['responses'][keyof operations[Id]['responses'] & Success]>;

type Has<T, Name extends string> = T extends { header?: infer H } ? (Name extends keyof H ? true : false) : false;
type Part<Name extends string, T> = [T] extends [never]
  ? unknown
  : Record<string, never> extends T
    ? { [name in Name]?: T }
    : { [name in Name]: T };
type Simplify<T> = { [K in keyof T]: T[K] };

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
export type QueryOf<Id extends OperationId> = NonNullable<Parameters<Id>['query']>;

/** What every request can be given besides. */
export interface RequestSettings {
  /** Aborts the request, its repetitions and the wait between them. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for one attempt, instead of those of the client. */
  timeout?: number | undefined;
  /** How often the request is repeated at most, instead of the number of the client. */
  retries?: number | undefined;
  /** Your own id of the request, which logs and the audit trail of the suite name. */
  requestId?: string | undefined;
  /** Further headers. */
  headers?: Record<string, string> | undefined;
}

/** What an operation is called with. */
export type Input<Id extends OperationId> = Simplify<
  RequestSettings &
    Part<'params', NonNullable<Parameters<Id>['path']>> &
    Part<'query', QueryOf<Id>> &
    (operations[Id] extends { requestBody: object }
      ? { body: BodyOf<Id> }
      : [BodyOf<Id>] extends [never]
        ? unknown
        : { body?: BodyOf<Id> }) &
    ([BodyOf<Id> & FileBody] extends [never]
      ? unknown
      : {
          /** The media type of the file; by default that of the Blob or the first one of the operation. */
          contentType?: string;
        }) &
    (Has<Parameters<Id>, 'Idempotency-Key'> extends true
      ? {
          /** By default, one that is made for each call and sent with each repetition. Give one to repeat a call in a later run. */
          idempotencyKey?: string;
        }
      : unknown) &
    (Has<Parameters<Id>, 'If-Match'> extends true
      ? {
          /** The `version` of the record that was read, or its ETag: the change is refused if the record has changed since. */
          ifMatch?: number | string;
        }
      : unknown) &
    (Has<Parameters<Id>, 'If-None-Match'> extends true
      ? {
          /** The `version` or ETag that you have: if it is the current one, `send` answers with status 304 and no body. */
          ifNoneMatch?: number | string;
        }
      : unknown)
>;

/** The input of an operation, which is left out if nothing in it is needed. */
export type InputArguments<Id extends OperationId> =
  Record<string, never> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** The operations that answer lists page by page. */
export type ListOperationId = {
  [Id in OperationId]: QueryOf<Id> extends { cursor?: string } ? Id : never;
}[OperationId];

/** A record of a list. */
export type ItemOf<Id extends ListOperationId> =
  Answer<Id> extends readonly (infer I)[]
    ? I
    : {
        [K in keyof Answer<Id>]: Answer<Id>[K] extends readonly (infer I)[] ? I : never;
      }[keyof Answer<Id>];
