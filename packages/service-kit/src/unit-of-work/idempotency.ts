import type { EntityManager } from 'typeorm';
import { toJsonText } from '../http/json-text.js';
import { StoredResponse } from '../http/stored-response.js';
import { ProblemError } from '../problems/problem.error.js';
import type { RequestContext } from '../context/request-context.js';

/** How long a key's response is kept. */
export const KEEP_HOURS = 24;

interface Row {
  body_hash: string;
  answer: string | null;
  version: string | null;
}

/** Returns the key if it was free or has expired. A second request with a key waits for the first at the primary key. */
export const CLAIM_KEY = `
  insert into idempotency (call, key, body_hash, answer) values ($1, $2, $3, $4::jsonb)
  on conflict (call, key) do update set body_hash = excluded.body_hash, answer = excluded.answer, created_at = excluded.created_at
    where idempotency.created_at < now() - interval '${KEEP_HOURS} hours'
  returning key`;

/**
 * Claims the request's Idempotency-Key within the running transaction, so that key, change and event commit together.
 * @throws StoredResponse for a repetition, 422 for another body under the same key, 409 while the first is still
 * running
 */
export async function claimKey(manager: EntityManager, context: RequestContext): Promise<void> {
  if (!context.idempotencyKey) return;
  const claimed = await manager
    .query<unknown[]>(CLAIM_KEY, [context.call, context.idempotencyKey, context.bodyHash, null])
    .catch(throwClaimError);
  if (!claimed.length) await throwStoredResponse(manager, context);
}

const stillRunning = () =>
  new ProblemError(
    'request-running',
    'The same request is still running. Wait a moment, then check whether it was saved.',
  );

/** @throws 409 if the error is that another request has the key */
export function throwClaimError(error: Error & { code?: string }): never {
  const LOCK_NOT_AVAILABLE = '55P03';
  throw error.code === LOCK_NOT_AVAILABLE ? stillRunning() : error;
}

/** Call it for a key that was not free. @throws always, see `claimKey` */
export async function throwStoredResponse(
  manager: Pick<EntityManager, 'query'>,
  context: RequestContext,
): Promise<never> {
  const [row] = await manager.query<Row[]>(
    `select body_hash, nullif(answer, 'null')::text as answer,
            case when jsonb_typeof(answer -> 'version') = 'number' then answer ->> 'version' end as version
     from idempotency where call = $1 and key = $2`,
    [context.call, context.idempotencyKey],
  );
  if (!row) throw stillRunning();
  if (row.body_hash !== context.bodyHash) {
    throw new ProblemError(
      'idempotency-key-reused',
      'This Idempotency-Key was used with a different body. Send a new key.',
    );
  }
  throw new StoredResponse(row.answer, row.version);
}

/** Stores the response under the claimed key, in the same transaction. */
export async function storeResponse(manager: EntityManager, context: RequestContext, answer: unknown): Promise<void> {
  if (!context.idempotencyKey) return;
  await manager.query('update idempotency set answer = $3 where call = $1 and key = $2', [
    context.call,
    context.idempotencyKey,
    await toJsonText(answer ?? null),
  ]);
}
