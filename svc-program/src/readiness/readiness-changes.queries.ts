import { Injectable } from '@nestjs/common';
import { fileReadinessChanged } from '@fsvp/contracts/program/fsvp-file.record';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import { FILE_NOUN } from '../fsvp-files/fsvp-files.service.js';

const STATE = (state: string) =>
  `json_build_object('regime', ${state}->>'regime', 'verdict', ${state}->>'verdict', 'missing', ${state}->'missing')`;

/** A file that was never judged before has a state without a time. */
const CHANGES = `
  with changes as (
    select aggregate_version as version, occurred_at, after,
      case when before->>'computedAt' is not null then ${STATE('before')} end as before
    from event_log where aggregate_id = $1 and type = $2
  ), newest as (select * from changes order by version desc limit $3::int)
  select json_build_object('total', (select count(*) from changes), 'changes', coalesce(json_agg(json_build_object(
      'changedAt', iso(occurred_at), 'asOf', after->>'asOf', 'percent', (after->>'percent')::int,
      'regime', after->>'regime', 'verdict', after->>'verdict', 'missing', after->'missing', 'before', before
    ) order by version desc), '[]'))::text
  from newest having exists (select from fsvp_files where id = $1)`;

/** The history of a file's readiness: its events in the event log. */
@Injectable()
export class ReadinessChangesQueries {
  constructor(private readonly database: Database) {}

  /** @throws 404 */
  async list(fileId: string, limit: number): Promise<JsonText> {
    const values = [fileId, fileReadinessChanged.type, limit];
    const found = await this.database.value<JsonText | undefined>({ name: 'readiness-changes', text: CHANGES, values });
    if (found === undefined) throw notFound(FILE_NOUN);
    return found;
  }
}
