import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { DataSource, DefaultNamingStrategy, type DataSourceOptions, type MixedList, type EntitySchema } from 'typeorm';
import { DatabaseClient } from './database-client.js';
import { currentContext } from '../context/request-context.js';

/**
 * Time limits within the gateway's 8 s, in ms. While all connections are in use, a request waits for one: shorter than a query that
 * hangs, so that no connection of a database that does not respond is waited for.
 */
export const BUDGETS = { query: 5000, statement: 4000, lock: 2000, wait: 4000 } as const;

/** The column of a property. */
export function snakeCase(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined): string {
    return custom ?? snakeCase(property);
  }
}

// eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- TypeORM's own type for entity classes
export type Entities = MixedList<Function | string | EntitySchema>;

/** TypeORM options of a service: no schema synchronisation, time limits on every connection, UTC. */
export function databaseOptions(url: string, entities: Entities, poolSize: number): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities,
    synchronize: false,
    installExtensions: false,
    namingStrategy: new SnakeCaseNaming(),
    extra: {
      Client: DatabaseClient,
      max: poolSize,
      connectionTimeoutMillis: BUDGETS.wait,
      query_timeout: BUDGETS.query,
      options: `-c timezone=UTC -c statement_timeout=${BUDGETS.statement} -c lock_timeout=${BUDGETS.lock} -c idle_in_transaction_session_timeout=30000`,
    },
  };
}

/** A statement as PostgreSQL prepares it: `name` once per connection. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
  /** Planned for its values each time, where a plan for all values is many times slower. */
  isPlannedEachTime?: boolean;
}

// PostgreSQL truncates longer names, so two statements with the same prefix would collide.
const MAX_NAME_LENGTH = 63;

function preparedName({ name, text }: Statement): string {
  return name.length <= MAX_NAME_LENGTH
    ? name
    : createHash('sha256').update(text).digest('hex').slice(0, MAX_NAME_LENGTH);
}

/** Reads with plain SQL over TypeORM's pool; entities and writes use TypeORM (ADR 0003). */
@Injectable()
export class Database {
  constructor(readonly dataSource: DataSource) {}

  /** The driver's pool. */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }

  /** Runs a prepared statement and returns its rows. */
  async rows<R extends QueryResultRow>(statement: Statement): Promise<R[]> {
    const { text, values, isPlannedEachTime = false } = statement;
    const query = {
      text,
      values,
      name: isPlannedEachTime ? undefined : preparedName(statement),
      context: currentContext(),
    };
    return (await this.pool.query<R>(query)).rows;
  }

  /** Runs a prepared statement that returns one column of one row, such as JSON text built in SQL. */
  async value<T>(statement: Statement): Promise<T> {
    const [row] = await this.rows<Record<string, T>>(statement);
    return Object.values(row ?? {})[0] as T;
  }

  /** Runs `work` on a dedicated connection (cursor, COPY); after an error the connection is destroyed, not reused. */
  async withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let failed: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      failed = error as Error;
      throw error;
    } finally {
      client.release(failed);
    }
  }
}
