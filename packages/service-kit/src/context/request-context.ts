import { AsyncLocalStorage } from 'node:async_hooks';
import type { Principal } from '@fsvp/contracts/access/access';
import type { Span } from '@opentelemetry/api';

/** The request or event that is being handled. */
export interface RequestContext {
  requestId: string | null;
  /** The acting principal's id; null for the system itself. */
  actor: string | null;
  /** What the acting principal may do; absent for the system itself, and for work after a request. */
  principal?: Principal;
  /** While tracing is on. */
  span?: Span | undefined;
  /** 'POST /api/suppliers': an idempotency key counts within one call. */
  call?: string;
  idempotencyKey?: string;
  bodyHash?: string;
  /** The versions that If-Match names. */
  ifMatch?: string[];
  /** A change of a record has no If-Match, and a policy demands one. */
  lacksIfMatch?: boolean;
  /** A policy demands an If-Match for every change of a record. */
  requiresIfMatch?: boolean;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` for this context. */
export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** Adds a streamed body's hash to its Idempotency-Key, so that another file under the same key is refused. @param digest of all its bytes */
export function hashBody(digest: string): void {
  const context = currentContext();
  if (context.bodyHash) context.bodyHash = `${context.bodyHash}-${digest}`;
}

/** The current context; outside of a request or event, the system's own. */
export function currentContext(): RequestContext {
  return storage.getStore() ?? { requestId: null, actor: null };
}
