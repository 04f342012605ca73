import type { ProblemCode } from '../core/problem-types.js';

/**
 * What the OpenAPI document says beside the schemas. It is separate from the calls, since screens load those and need
 * none of these words.
 */
export interface CallDocs {
  /** The rule behind the call, in one to four sentences; Markdown. */
  description: string;
  /** What a reader fills in before the example succeeds, where no example can: a password, a code, a link; Markdown. */
  toTry?: string;
  /** Values of path and query parameters that go with the example. */
  params?: Record<string, string>;
  /** A body that is accepted as it is; of several, the first is the default of "Try it out". */
  request?: Record<string, unknown> | Record<string, unknown>[];
  /** A text file that is accepted as it is, of a call that takes files. */
  file?: string;
  /** What the call answers to it, or to the values of its parameters. */
  response?: unknown;
  /** Whether its failures are plain text. */
  plainFailures?: true;
  /** Problems that it answers beside those that follow from its parts. */
  problems?: ProblemCode[];
}

/** By the id of the call. */
export type CallsDocs = Record<string, CallDocs>;

/**
 * By the name of a property or parameter, or by `Schema.property` where the name means something else there. Properties
 * of a schema without an id of its own: `callId.property`.
 */
export type PropertyDocs = Record<string, { description: string; example?: unknown }>;

/** Docs of a property; of booleans, choices and parts with a schema of their own the example follows from the schema. */
export function property(description: string, example?: unknown): PropertyDocs[string] {
  return { description, ...(example !== undefined && { example }) };
}

/** By tag: what its calls are for. */
export type TagDocs = Record<string, string>;
