import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../operator-error.mjs';
import { connectOwner } from './places.mjs';

/** Less than the 2 s for which a write of a service waits. */
const LOCK_TIMEOUT_MS = 1500;
const PAUSE_MS = 3000;
const GIVE_UP_MS = 5 * 60_000;
const LOCK_NOT_AVAILABLE = '55P03';
/** The sweeper of stored files looks at it. */
const BACKUP_LOCK = 7_201_952;

/** @typedef {{ service: string, client: import('pg').Client, delivered: string }} Snapshot
 *   delivered: the last entry of the log that all consumers had handled before the snapshots were made */

/**
 * Opens a snapshot of each database, all of the same moment: no service can write an event while they are opened.
 * @param {import('./places.mjs').Place[]} places
 * @returns {Promise<{ at: string, snapshots: Snapshot[], close: () => Promise<void> }>}
 */
export async function openCut(places) {
  /** @type {import('pg').Client[]} */ const clients = [];
  const connectAll = async () => {
    const opened = [];
    for (const place of places) {
      opened.push(await connectOwner(place));
      clients.push(opened[opened.length - 1]);
    }
    return opened;
  };
  const close = async () => void (await Promise.allSettled(clients.map((client) => client.end())));
  try {
    const readers = await connectAll();
    const writersLocks = await connectAll();
    for (const [index, { service }] of places.entries())
      if (service === 'documents') await keepStoredFiles(readers[index]);
    // Read first: what was handled by then is in every snapshot.
    const delivered = await Promise.all(readers.map(readDelivered));
    const at = await openTogether(readers, writersLocks);
    await Promise.all(writersLocks.map((client) => client.end()));
    return {
      at,
      snapshots: places.map(({ service }, index) => ({ service, client: readers[index], delivered: delivered[index] })),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param {import('pg').Client} client */
async function keepStoredFiles(client) {
  try {
    await client.query('set lock_timeout = 10000');
    await client.query(`select pg_advisory_lock(${BACKUP_LOCK})`);
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code !== LOCK_NOT_AVAILABLE) throw error;
    throw new OperatorError('Another backup of this suite is running. Start this one when it has ended.');
  }
}

/** @param {import('pg').Client} client @returns {Promise<string>} */
async function readDelivered(client) {
  const { rows } = await client.query('select handled_seq::text as seq from relay_state');
  return rows[0]?.seq ?? '0';
}

/**
 * @param {import('pg').Client[]} readers @param {import('pg').Client[]} lockers
 * @returns {Promise<string>} the time of the snapshots
 */
async function openTogether(readers, lockers) {
  for (const deadline = Date.now() + GIVE_UP_MS; ;) {
    try {
      await Promise.all(lockers.map(lockEventLog));
      const times = await Promise.all(readers.map(openSnapshot));
      return times[0];
    } catch (error) {
      if (/** @type {{ code?: string }} */ (error).code !== LOCK_NOT_AVAILABLE) throw error;
      if (Date.now() > deadline)
        throw new OperatorError(
          'A long change, such as an import, did not end within five minutes. Start the backup again when it has ended.',
          error,
        );
    } finally {
      // Writes go on.
      await Promise.allSettled(lockers.map((client) => client.query('rollback')));
    }
    await sleep(PAUSE_MS);
  }
}

/** Waits for transactions that have written events; others wait until the end of this one. @param {import('pg').Client} client */
const lockEventLog = (client) =>
  client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}; lock table event_log in share mode`);

/** @param {import('pg').Client} client @returns {Promise<string>} */
async function openSnapshot(client) {
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query('select iso(clock_timestamp()) as at');
  return rows[0].at;
}
