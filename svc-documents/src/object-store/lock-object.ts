import type { EntityManager } from 'typeorm';

/** Makes other transactions that commit or delete the same object wait until this one ends. */
export async function lockObject(manager: Pick<EntityManager, 'query'>, sha256: string): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('object:' || $1, 0))`, [sha256]);
}
