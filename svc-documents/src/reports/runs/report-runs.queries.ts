import { Injectable } from '@nestjs/common';
import { REPORT_FORMATS } from '@fsvp/contracts/reports/report';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { may } from '@fsvp/service-kit/http/may';
import { currentContext } from '@fsvp/service-kit/context/request-context';

const RUN_JSON = `json_build_object('id', id, 'type', type, 'dateFrom', date_from, 'dateTo', date_to, 'recordId', record_id, 'actor', actor,
  'asOf', as_of, 'importerId', importer_id, 'supplierId', supplier_id,
  'status', status, 'progress', progress, 'rows', rows, 'summary', summary, 'error', error, 'formats', (select coalesce(json_agg(format), '[]') from unnest($3::text[]) as format where files ? format),
  'createdBy', created_by, 'createdAt', iso(created_at), 'finishedAt', iso(finished_at))`;

@Injectable()
export class ReportRunsQueries {
  constructor(private readonly database: Database) {}

  list(query: { limit: number; offset: number }): Promise<JsonText> {
    // Who may not read the whole audit trail sees reports of their own changes.
    const visible = `where $4::uuid is null or type <> 'audit-trail' or actor = $4::text`;
    const page = `select ${RUN_JSON} as record from report_runs ${visible} order by created_at desc, id desc limit $1 offset $2`;
    return this.database.value<JsonText>({
      name: 'report-runs',
      text: `select json_build_object('runs', coalesce((select json_agg(record) from (${page}) page), '[]'), 'total', (select count(*) from report_runs ${visible}))::text as json`,
      values: [query.limit, query.offset, [...REPORT_FORMATS], may('read_audit_trail') ? null : currentContext().actor],
    });
  }
}
