import pg from 'pg';
import { startQuerySpan } from '../observability/tracing/query-span.js';
import { endSpan } from '../observability/tracing/tracing.js';

const READ_TIMEOUT = 'Query read timeout';

type QueryCallback = (error: Error | null, result?: unknown) => void;

/** An error of a query, with whether what it wrote may be stored all the same. */
export type QueryError = Error & { outcomeUnknown?: true };

const COMMIT = /^\s*(commit|end)\b/i;
const WRITE = /^\s*(insert|update|delete|merge)\b|^\s*with\b[^]*\b(insert\s+into|update|delete\s+from)\b/i;

/** Whether the statement stores something as soon as it succeeds: a write outside of a transaction is one by itself. */
function stores(query: unknown, inTransaction: boolean): boolean {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text;
  return typeof text === 'string' && (COMMIT.test(text) || (!inTransaction && WRITE.test(text)));
}

/** Whether PostgreSQL has refused the statement, or never received it. Without an answer it may have executed it. */
function isRefused(error: Error): boolean {
  if (error instanceof pg.DatabaseError) return !/^(08|57P)/.test(error.code ?? '');
  return error.message.includes('not queryable');
}

/** A server that does not accept a connection for so long does not respond. */
const connectionTimeoutMillis = 2000;

/**
 * A connection that ends when a query gets no response within `query_timeout`. The driver would only report the error:
 * the statement may still run, and a ROLLBACK behind it is dropped after its own timeout. The next user of the
 * connection would commit the rest of that transaction.
 *
 * An error says whether the statement may have been stored although no answer arrived.
 *
 * It is given up if the server does not accept it, while requests wait longer for one that others use: the pool's own limit is for
 * both.
 *
 * It also survives a loss of the connection while it is checked out and no query runs: the driver emits an error then,
 * which would end the process without a listener, and a pool listens only while the connection is idle. The next query
 * fails, and the pool drops the connection when it is released.
 */
export class DatabaseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(typeof config === 'object' ? { ...config, password: config.password, connectionTimeoutMillis } : config);
    this.on('error', () => undefined);
  }

  // The overloads of the driver, all of which pass a callback last or return a promise.
  override query = ((...args: unknown[]): unknown => {
    const span = startQuerySpan(args[0], this.database);
    const isStored = stores(args[0], this.getTransactionStatus() === 'T');
    const end = (error?: QueryError | null) => {
      if (error && isStored && !isRefused(error)) error.outcomeUnknown = true;
      if (error) this.endAfterTimeout(error);
      if (span) endSpan(span, error ?? undefined);
    };
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      args[args.length - 1] = ((error, result) => {
        end(error);
        (callback as QueryCallback)(error, result);
      }) satisfies QueryCallback;
    }
    const result = (pg.Client.prototype.query as (...all: unknown[]) => unknown).apply(this, args);
    if (!(result instanceof Promise)) return result;
    return result.then(
      (rows: unknown) => {
        end();
        return rows;
      },
      (error: Error) => {
        end(error);
        throw error;
      },
    );
  }) as pg.Client['query'];

  private endAfterTimeout(error: Error): void {
    // A pool drops a client that is ending; with a query in progress, `end` closes the socket at once.
    if (error.message === READ_TIMEOUT) void this.end().catch(() => undefined);
  }
}
