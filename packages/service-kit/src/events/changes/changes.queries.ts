import { Injectable } from '@nestjs/common';
import { changeEventsOf, CHANGING_RECORDS, type listServiceChanges } from '@fsvp/contracts/catalogue/change';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { ServiceName } from '@fsvp/contracts/core/service-name';
import type { JsonText } from '../../http/json-text.js';
import { Database } from '../../database/database.js';
import { may } from '../../http/may.js';
import { invalidInput } from '../../problems/problem.error.js';
import { currentContext } from '../../context/request-context.js';

/** Entries that one statement looks through, so that a rare type does not make it read a whole log. */
const WINDOW = 20_000;

/** By type of record, the fields that are shown. */
const FIELDS = JSON.stringify(
  Object.fromEntries(Object.entries(CHANGING_RECORDS).map(([type, { fields }]) => [type, fields])),
);

const RECORD = `(select jsonb_object_agg(key, value) from jsonb_each(after) where ($5::jsonb -> aggregate_type) ? key)`;

/** The next change after a position, as JSON text. */
const next = (position: string) => `(
  select seq, json_build_object('id', id, 'service', $6::text, 'position', seq, 'type', type, 'recordType', aggregate_type,
      'recordId', aggregate_id, 'version', aggregate_version, 'occurredAt', iso(occurred_at),
      'actor', case when $7::boolean or actor = $8::uuid then actor end,
      'requestId', case when $7::boolean or actor = $8::uuid then request_id end,
      'deleted', after is null, 'record', ${RECORD})::text as json
  from event_log where seq > ${position} and seq <= $1::bigint + ${WINDOW} and type = any($2) order by seq limit 1)`;

/**
 * One change after another until the limits, so that no change beyond them is read. The positions have no gaps, and the relay
 * gives them in the order in which they become visible (EventRelay): what is read up to a position is complete.
 */
const PAGE = `
  with recursive page as (
    select seq, json, octet_length(json) as bytes, 1 as place from ${next('$1::bigint')} first
    union all
    select next.seq, next.json, page.bytes + octet_length(next.json), place + 1
    from page cross join lateral ${next('page.seq')} next where place < $3::int and bytes < $4::int
  ), head as (
    select coalesce((select seq from event_log where seq is not null order by seq desc limit 1), 0) as seq
  ), found as (
    select count(*)::int as count, coalesce(string_agg(json, ',' order by seq), '') as changes,
      case when count(*) >= $3::int or max(bytes) >= $4::int then max(seq)
      else greatest($1::bigint, least((select seq from head), $1::bigint + ${WINDOW})) end as position
    from page
  )
  select count, changes, position::float8 as position, position < head.seq as more,
    coalesce((select right(hash, 8) from event_log where seq = position), '') as mark,
    $1::bigint = 0 or exists (select from event_log where seq = $1::bigint and right(hash, 8) = $9) as known
  from found, head`;

interface Page {
  count: number;
  changes: string;
  position: number;
  more: boolean;
  mark: string;
  known: boolean;
}

/** Reads the changes that the feed shows from this service's event log. */
@Injectable()
export class ChangesQueries {
  constructor(
    private readonly database: Database,
    private readonly service: ServiceName,
  ) {}

  /** @throws 400 for a position that is not of this log, as after a restore of an older backup */
  async list({
    after,
    mark,
    types,
    limit,
    maxBytes,
  }: HandlerInput<typeof listServiceChanges>['query']): Promise<JsonText> {
    const events = changeEventsOf(this.service, types);
    const { actor } = currentContext();
    const [page] = await this.database.rows<Page>({
      name: 'changes',
      text: PAGE,
      values: [after, events, limit, maxBytes, FIELDS, this.service, may('read_audit_trail'), actor, mark],
    });
    const { known, changes, ...rest } = page!;
    if (!known) throw invalidInput([{ path: 'after', message: 'This position is not of this event log' }]);
    // The changes come last: the gateway cuts them out without parsing them.
    return `${JSON.stringify(rest).slice(0, -1)},"changes":[${changes}]}` as JsonText;
  }
}
