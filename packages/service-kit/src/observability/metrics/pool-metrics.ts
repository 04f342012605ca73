import type { Pool } from 'pg';
import { addGauges } from './gauges.js';

/** Adds the metrics of the connections to PostgreSQL. */
export function addPoolMetrics(pool: Pool): void {
  addGauges({
    source: 'database pool',
    help: {
      database_pool_connections: 'Open connections to PostgreSQL',
      database_pool_idle: 'Open connections that nothing uses',
      database_pool_waiting: 'Requests that wait for a connection',
      database_pool_max: 'Largest number of connections, DATABASE_POOL',
    },
    read: () => [
      {
        values: {
          database_pool_connections: pool.totalCount,
          database_pool_idle: pool.idleCount,
          database_pool_waiting: pool.waitingCount,
          database_pool_max: pool.options.max,
        },
      },
    ],
  });
}
