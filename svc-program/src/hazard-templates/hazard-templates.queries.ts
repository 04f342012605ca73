import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  listHazardTemplates,
  type listTemplateNotifications,
  type listTemplateRecalls,
} from '@fsvp/contracts/program/hazard-template';
import { Database } from '@fsvp/service-kit/database/database';
import { listJson, SqlValues, whereAll } from '@fsvp/service-kit/database/sql';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { fieldsOf } from '@fsvp/service-kit/http/list-query';
import { contains, type List } from '@fsvp/service-kit/lists/list';
import { recordMembers } from '@fsvp/service-kit/lists/members';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { HazardTemplateEntity } from './hazard-template.entity.js';

type ListQuery = HandlerInput<typeof listHazardTemplates>['query'];
type RecallsQuery = HandlerInput<typeof listTemplateRecalls>['query'];
type NotificationsQuery = HandlerInput<typeof listTemplateNotifications>['query'];
type Template = Pick<HazardTemplateEntity, 'rowsSha256' | 'rasffCategories'>;

const LIST: List<ListQuery> = {
  name: 'hazardTemplates',
  from: 'hazard_templates r',
  row: 'r',
  members: recordMembers(HazardTemplateEntity, fieldsOf(listHazardTemplates)),
  sorts: {
    category: [
      { sql: 'r.category', type: 'text' },
      { sql: 'r.generated_on', type: 'date', direction: 'desc' },
    ],
    generatedOn: { sql: 'r.generated_on', type: 'date' },
  },
  newestFirst: ['createdAt', 'generatedOn'],
  filters: {
    industryCode: (code, values) => `${values.add(code)} = any(r.industry_codes)`,
    versions: (versions) =>
      versions === 'all'
        ? 'true'
        : 'not exists (select from hazard_templates later where later.category = r.category and later.generated_on > r.generated_on)',
  },
  search: contains('r.category'),
};

/** Reads of templates and of the rows behind their counts, as SQL that returns JSON. */
@Injectable()
export class HazardTemplatesQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return readList(this.database, LIST, query);
  }

  /** Recalls of all foods. */
  recalls(template: Template, query: RecallsQuery): Promise<JsonText> {
    return this.rows('recalls', template, query, (values) => [
      query.class && `r.row->>'class' = ${values.add(query.class)}`,
    ]);
  }

  /** Notifications of the template's categories. */
  notifications(template: Template, query: NotificationsQuery): Promise<JsonText> {
    const categories = template.rasffCategories.map(({ category }) => category);
    return this.rows('notifications', template, query, (values) => [
      `r.row->>'category' = any(${values.add(categories)}::text[])`,
    ]);
  }

  private rows(
    source: 'recalls' | 'notifications',
    { rowsSha256 }: Template,
    { code, limit, offset }: NotificationsQuery,
    conditionsOf: (values: SqlValues) => (string | undefined)[],
  ): Promise<JsonText> {
    const values = new SqlValues();
    const where = whereAll([
      `r.rows_sha256 = ${values.add(rowsSha256)}`,
      `r.source = ${values.add(source)}`,
      code && `${values.add(code)} = any(r.codes)`,
      ...conditionsOf(values),
    ]);
    const from = `from hazard_template_rows r ${where}`;
    const page = `select r.row ${from} order by r.position limit ${values.add(limit)} offset ${values.add(offset)}`;
    return this.database.value({
      name: '',
      text: listJson(source, 'row.row', page, `select count(*) ${from}`),
      values: values.values,
    });
  }
}
