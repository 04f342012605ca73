import type * as z from 'zod/mini';
import { type Access, PUBLIC } from './access.js';
import type { Day } from './calendar-day.js';

/** Any zod schema. */
export type Schema = z.ZodMiniType;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the suite's HTTP API. Validation, OpenAPI, the typed client and the tests are derived from it.
 * `path` uses OpenAPI's `{name}` for parameters.
 */
export interface CallDefinition<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Schema | undefined = Schema | undefined,
> {
  /** Name of the call in the OpenAPI document and its clients: that of the constant which holds it. */
  id: string;
  method: Method;
  path: string;
  /** One line for the OpenAPI document. */
  summary: string;
  /** Group in the OpenAPI document, such as 'Suppliers'. */
  tag: string;
  /** What it needs of who makes it. Calls that a module of release 0.3.0 hands to web-kit have none. */
  access?: Access;
  params?: P;
  query?: Q;
  body?: B;
  /** The media types of a body that is not JSON; the handler receives such a body as a stream. The first is the default of a client. */
  bodyTypes?: readonly [string, ...string[]];
  response?: R;
  /** The media type of a response that is not JSON; the handler then returns a stream. */
  responseType?: string;
  /**
   * Where the answer of a 201 or 202 is read, with fields of it: '/api/users/{account.id}'. By default the path and its `id`, if that
   * can be read.
   */
  location?: string;
  /** Success status; by default 201 for POST, 204 without a response, else 200. */
  status?: number;
  /** A PUT that also creates: it then answers 201 with the record's own address in Location. */
  creates?: boolean;
  /** A PUT whose body is the whole of what is there afterwards: it merges nothing, and has no PATCH. */
  replaces?: boolean;
  /** Needs no session (gateway) and no service token (services). */
  public?: boolean;
  /**
   * A page that browsers open and that leads them on: part of a sign-in and not of the API, so that the OpenAPI document leaves it out.
   */
  browserOnly?: boolean;
  /** Set on a call that will go: its document and each of its answers say so (docs/api/versioning.md). */
  deprecated?: Deprecation;
}

/** That a call will go, and when. */
export interface Deprecation {
  /** The day on which it was deprecated. */
  since: Day;
  /** The day from which it may be gone, at least twelve months later. */
  sunset: Day;
  /** What to use instead, a sentence; Markdown. */
  instead: string;
}

/** A call that says what it needs, as `defineCall` makes it. */
export type DeclaredCall = CallDefinition & { access: Access };

/** Declares a call and keeps the types of its parts for client and server. */
export function defineCall<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  R extends Schema | undefined = undefined,
>(call: CallDefinition<P, Q, B, R> & { access: Access }): CallDefinition<P, Q, B, R> & { access: Access } {
  return call;
}

/** Declares a call between services. The gateway does not route it; it needs a service token instead of a permission. */
export function defineInternalCall<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  R extends Schema | undefined = undefined,
>(call: Omit<CallDefinition<P, Q, B, R>, 'tag' | 'access'>): CallDefinition<P, Q, B, R> & { access: Access } {
  return { ...call, tag: 'Internal', access: PUBLIC };
}

/** Whether a call changes one record by merging its body: absent fields stay, null clears. */
export function isMergingPut({ method, body, response, replaces }: CallDefinition): boolean {
  return method === 'PUT' && body !== undefined && response !== undefined && !replaces;
}

/** The PATCH of a merging PUT, which does the same (RFC 7396): `patchSupplier` of `updateSupplier`. */
export function patchOf<C extends CallDefinition>(call: C): C & { method: 'PATCH' } {
  return { ...call, id: call.id.replace(/^[a-z]+/, 'patch'), method: 'PATCH' };
}

/** The media type of a PATCH; `application/json` is accepted too. */
export const MERGE_PATCH_TYPE = 'application/merge-patch+json';

type OutputOfSchema<S> = S extends Schema ? z.output<S> : undefined;
type InputOfSchema<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler receives: every part parsed. */
export type HandlerInput<C> =
  C extends CallDefinition<infer P, infer Q, infer B, infer _R>
    ? { params: OutputOfSchema<P>; query: OutputOfSchema<Q>; body: OutputOfSchema<B> }
    : never;

type Provide<K extends string, S> = S extends Schema
  ? Record<string, never> extends z.input<S>
    ? { [key in K]?: z.input<S> }
    : { [key in K]: InputOfSchema<S> }
  : unknown;

/** What a client passes: the parts that the call has. */
export type ClientInput<C> =
  C extends CallDefinition<infer P, infer Q, infer B, infer _R>
    ? Provide<'params', P> & Provide<'query', Q> & Provide<'body', B>
    : never;

/** The parsed response of a call. */
export type ResponseOf<C> = C extends CallDefinition<infer _P, infer _Q, infer _B, infer R> ? OutputOfSchema<R> : never;

/** The success status of a call. */
export function successStatus(call: CallDefinition): number {
  if (call.status) return call.status;
  if (call.method === 'POST') return 201;
  return call.response || call.responseType ? 200 : 204;
}

/** Returns the call's path with its parameters filled in and URL-encoded. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
