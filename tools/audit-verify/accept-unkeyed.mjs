import { userInfo } from 'node:os';
import { newId } from '@fsvp/service-kit/database/columns';
import { readAcceptances, signAcceptance, UNKEYED_ENTRIES_ACCEPTED } from '@fsvp/service-kit/events/unkeyed-acceptance';
import { ChainVerifier, sealedRows } from '@fsvp/service-kit/events/verify-chain';
import { OperatorError } from '../operator-error.mjs';
import { connect } from './verify.mjs';

/** @typedef {{ service: string, first: string, last: string }} Range */

/**
 * Records in the log, signed, that the operator accepts entries which were hashed without a key.
 * @param {string} url of the service's database
 * @param {Range} range all entries of one finding
 * @param {import('./verify.mjs').Expectations} expectations
 */
export async function acceptUnkeyed(url, { service, first, last }, { keys = [], unkeyedUntil }) {
  const [key] = keys;
  if (!key) throw new OperatorError('Entries are accepted with a signature: set EVENT_LOG_KEYS.');
  const log = await connect(service, url);
  try {
    const accepted = await readAcceptances(log, service, keys);
    const chain = new ChainVerifier({ keys, unkeyedUntil: unkeyedUntil?.[service], accepted });
    for await (const rows of sealedRows(log)) for (const row of rows) chain.add(row);
    const found = chain.unkeyed.find((entries) => entries.first.seq === first && entries.last.seq === last);
    if (!found) {
      const ranges = chain.unkeyed.map((entries) => `${service}=${entries.first.seq}-${entries.last.seq}`);
      throw new OperatorError(
        `${service}=${first}-${last} are not all entries of a finding. ${ranges.length ? `Use ${ranges.join(' or ')}.` : 'There are none to accept.'}`,
      );
    }
    if (!found.intact)
      throw new OperatorError(`${service}=${first}-${last} cannot be accepted: more than the key is wrong with them.`);
    const acceptance = {
      service,
      first,
      last,
      hash: found.last.hash,
      acceptedBy: userInfo().username,
      acceptedAt: new Date().toISOString(),
    };
    const id = newId();
    await log.query(
      `insert into event_log (id, aggregate_type, aggregate_id, aggregate_version, type, after)
       values ($1, 'event-log', $2, 1, $3, $4)`,
      [newId(), id, UNKEYED_ENTRIES_ACCEPTED, { id, ...acceptance, signature: signAcceptance(acceptance, key) }],
    );
    await log.query('notify event_log');
  } finally {
    await log.end();
  }
}
