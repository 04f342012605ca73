import pg from 'pg';
import { startQuerySpan } from '../observability/tracing/query-span.js';
import { endSpan } from '../observability/tracing/tracing.js';

const READ_TIMEOUT = 'Query read timeout';

type QueryCallback = (error: Error | null, result?: unknown) => void;

/**
 * A connection that ends when a query gets no response within `query_timeout`. The driver would only report the error:
 * the statement may still run, and a ROLLBACK behind it is dropped after its own timeout. The next user of the
 * connection would commit the rest of that transaction.
 *
 * It also survives a loss of the connection while it is checked out and no query runs: the driver emits an error then,
 * which would end the process without a listener, and a pool listens only while the connection is idle. The next query
 * fails, and the pool drops the connection when it is released.
 */
export class DatabaseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  // The overloads of the driver, all of which pass a callback last or return a promise.
  override query = ((...args: unknown[]): unknown => {
    const span = startQuerySpan(args[0], this.database);
    const end = (error?: Error | null) => {
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
