import { isDeepStrictEqual } from 'node:util';
import { entryName } from '@fsvp/service-kit/events/verify-chain';

/** @typedef {import('@fsvp/service-kit/events/verify-chain').SealedRow} SealedRow */

const CONSUMER = 'documents-keep-audit-trail';
/** Published events arrive within seconds. An event that is still missing after this time is reported. */
const ARRIVES_WITHIN_MS = 5 * 60_000;
/** Missing entries are looked up again at the end. Beyond this number they are only counted. */
const REMEMBERED = 10_000;

const FACTS = `event_id::text as id, aggregate_type, aggregate_id, aggregate_version::text, type, actor::text, request_id, iso(occurred_at) as occurred_at, before::text, after::text`;
const PLAIN = /** @type {const} */ ([
  'aggregate_type',
  'aggregate_id',
  'aggregate_version',
  'type',
  'actor',
  'request_id',
  'occurred_at',
]);
const JSON_TEXTS = /** @type {const} */ (['before', 'after']);

/** @typedef {Record<'id' | typeof PLAIN[number] | typeof JSON_TEXTS[number], string>} TrailRow */

/**
 * @typedef {object} Comparison
 * @property {string[]} findings signs that somebody changed log or audit trail
 * @property {string[]} gaps entries that did not reach the audit trail, through a fault and not through a change
 * @property {number} onTheWay entries that are delivered within seconds while the suite runs
 */

/** Compares one service's log with its copy in the audit trail of svc-documents. */
export class TrailComparison {
  /** @type {(SealedRow & { authentic: boolean })[]} */ #missing = [];
  #skipped = 0;
  #arrived = 0;
  /** The last entry of the log that is in the audit trail. */
  #lastArrived = 0n;
  #removed = 0;

  /**
   * @param {import('pg').Client} trail of svc-documents
   * @param {string} service
   */
  constructor(trail, service) {
    this.trail = trail;
    this.service = service;
  }

  /** @param {SealedRow[]} rows of the log, in order @param {Set<string>} authentic those hashed with a key @returns {Promise<string[]>} */
  async add(rows, authentic) {
    const kept = await this.#stored(rows);
    const findings = [];
    for (const row of rows) {
      const entry = kept.get(row.id);
      if (!entry) {
        if (this.#missing.length < REMEMBERED) this.#missing.push({ ...row, authentic: authentic.has(row.id) });
        else this.#skipped += 1;
        continue;
      }
      this.#arrived += 1;
      this.#lastArrived = BigInt(row.seq);
      const differing = [
        ...PLAIN.filter((field) => row[field] !== entry[field]),
        ...JSON_TEXTS.filter((field) => !sameJson(row[field], entry[field])),
      ];
      if (differing.length)
        findings.push(
          `${entryName(row)} differs between the log and the audit trail: ${differing.join(', ')}. One of them was altered.`,
        );
    }
    return findings;
  }

  /**
   * @param {import('pg').Client} log of the service, outside the snapshot in which it was read
   * @returns {Promise<Comparison>}
   */
  async end(log) {
    const removed = await this.#removedFromTrail();
    const missing = await this.#explainMissing();
    return {
      ...missing,
      findings: [...removed, ...missing.findings, ...(await this.#onlyInTrail(log)), ...(await this.#inNeither(log))],
    };
  }

  /** Entries of the audit trail are numbered without gaps. All services share the numbers: reported with svc-documents. @returns {Promise<string[]>} */
  async #removedFromTrail() {
    const { rows } = await this.trail.query(
      `select first::text, last::text, last - first + 1 as count from (
         select lag(position, 1, 0) over (order by position) + 1 as first, position - 1 as last from audit_entries
       ) as steps where first <= last order by first`,
    );
    this.#removed = rows.length;
    if (this.service !== 'documents') return [];
    return rows.map(({ first, last, count }) =>
      count === '1'
        ? `Entry ${first} of the audit trail was removed.`
        : `Entries ${first} to ${last} of the audit trail were removed.`,
    );
  }

  /** @param {SealedRow[]} rows @returns {Promise<Map<string, TrailRow>>} */
  async #stored(rows) {
    const { rows: found } = await this.trail.query(
      `select ${FACTS} from audit_entries where event_id = any($1::uuid[]) and service = $2`,
      [rows.map(({ id }) => id), this.service],
    );
    return new Map(found.map((row) => [row.id, row]));
  }

  /** @returns {Promise<Comparison>} */
  async #explainMissing() {
    const findings = [];
    const gaps = [];
    let onTheWay = this.#skipped;
    const late = await this.#stored(this.#missing);
    const ids = this.#missing.map(({ id }) => id);
    const { rows: failed } = await this.trail.query(
      `select event_id::text as id from dead_letter where consumer = '${CONSUMER}' and event_id = any($1::uuid[])`,
      [ids],
    );
    const { rows: handled } = await this.trail.query(
      `select event_id::text as id from inbox where consumer = '${CONSUMER}' and event_id = any($1::uuid[])`,
      [ids],
    );
    const dead = new Set(failed.map(({ id }) => id));
    const seen = new Set(handled.map(({ id }) => id));
    for (const row of this.#missing) {
      if (late.has(row.id)) continue;
      const name = entryName(row);
      if (seen.has(row.id) && this.#removed)
        findings.push(
          `${name} was removed from the audit trail: it is in the log, and the audit trail had received it.`,
        );
      else if (seen.has(row.id))
        gaps.push(`${name} is not in the audit trail, although it is marked as received: it was not stored.`);
      else if (dead.has(row.id))
        gaps.push(
          `${name} is not in the audit trail: storing it failed repeatedly. The reason is in npm run dead-letters -- list.`,
        );
      else if (this.#cameLate(row) && row.authentic) gaps.push(`${name} did not reach the audit trail.`);
      else if (this.#cameLate(row))
        findings.push(
          `${name} is in the log but never reached the audit trail: it was inserted without the service, or the event stream was lost before it was read (npm run events:rebuild fills it again).`,
        );
      else onTheWay += 1;
    }
    return { findings, gaps, onTheWay };
  }

  /** @param {SealedRow} row */
  #cameLate({ seq, published_at: at }) {
    return at !== null && (BigInt(seq) < this.#lastArrived || Date.now() - at.getTime() > ARRIVES_WITHIN_MS);
  }

  /** Entries of this service that are in the audit trail and not in the log. @param {import('pg').Client} log @returns {Promise<string[]>} */
  async #onlyInTrail(log) {
    const { rows: counted } = await this.trail.query('select count(*) as count from audit_entries where service = $1', [
      this.service,
    ]);
    if (Number(counted[0].count) === this.#arrived) return [];
    const findings = [];
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const { rows } = await this.trail.query(
        `select ${FACTS} from audit_entries where service = $1 and event_id > $2 order by event_id limit 1000`,
        [this.service, after],
      );
      if (!rows.length) return findings;
      const { rows: logged } = await log.query('select id::text from event_log where id = any($1::uuid[])', [
        rows.map(({ id }) => id),
      ]);
      const known = new Set(logged.map(({ id }) => id));
      for (const row of rows) {
        if (!known.has(row.id))
          findings.push(
            `event ${row.id} (${row.type} of ${row.aggregate_type} ${row.aggregate_id}) was removed from the log, or inserted into the audit trail: only the audit trail has it.`,
          );
      }
      after = rows.at(-1).id;
    }
  }

  /**
   * Events that the audit trail received and that neither it nor the log contains any more. The inbox of svc-documents holds their ids
   * without their service, so this check runs once.
   * @param {import('pg').Client} log @returns {Promise<string[]>}
   */
  async #inNeither(log) {
    if (this.service !== 'documents') return [];
    const { rows } = await this.trail.query(
      `select event_id::text as id, iso(handled_at) as at from inbox where consumer = '${CONSUMER}' and not exists (select from audit_entries where audit_entries.event_id = inbox.event_id)`,
    );
    const { rows: logged } = await log.query('select id::text from event_log where id = any($1::uuid[])', [
      rows.map(({ id }) => id),
    ]);
    const known = new Set(logged.map(({ id }) => id));
    return rows
      .filter(({ id }) => !known.has(id))
      .map(
        ({ id, at }) =>
          `event ${id} of an unknown service was received by the audit trail at ${at} and is missing from it.`,
      );
  }
}

/** The copy passed through JSON, which writes some numbers differently. @param {string | null} one @param {string | null} other */
function sameJson(one, other) {
  return one === other || (one !== null && other !== null && isDeepStrictEqual(JSON.parse(one), JSON.parse(other)));
}
