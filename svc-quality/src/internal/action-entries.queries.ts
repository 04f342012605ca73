import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listActionEntries } from '@fsvp/contracts/quality/internal';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';

const PAGE = `select coalesce(json_agg(json_build_object('id', r.id, 'supplierId', r.supplier_id, 'title', r.title,
    'status', r.status, 'priority', r.priority, 'dueDate', iso(r.due_date), 'completedDate', iso(r.completed_date),
    'createdAt', iso(r.created_at),
    'effective', r.status = 'closed' and r.verification_of_effectiveness is not null, 'version', r.version, 'deleted', r.deleted_at is not null) order by r.id), '[]')::text
  from (select * from corrective_actions where $1::uuid is null or id > $1 order by id limit $2::int) r`;

/** Corrective actions for services that keep a copy of them. */
@Injectable()
export class ActionEntriesQueries {
  constructor(private readonly database: Database) {}

  list({ after, limit }: HandlerInput<typeof listActionEntries>['query']): Promise<JsonText> {
    return this.database.value<JsonText>({ name: 'action-entries', text: PAGE, values: [after ?? null, limit] });
  }
}
