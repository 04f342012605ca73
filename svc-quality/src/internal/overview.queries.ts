import { Injectable } from '@nestjs/common';
import { DASHBOARD_CAPS } from '@fsvp/contracts/catalogue/dashboard';
import type { QualityOverview } from '@fsvp/contracts/quality/internal';
import { Database, type Statement } from '@fsvp/service-kit/database/database';
import { CorrectiveActionsQueries } from '../corrective-actions/corrective-actions.queries.js';
import { VerificationActivitiesQueries } from '../verification-activities/verification-activities.queries.js';

const UPCOMING = `select json_build_object('id', r.id, 'title', r.title, 'type', r.type, 'dueDate', iso(r.due_date), 'supplierName', d.name) as record
  from verification_activities r left join supplier_directory d on d.id = r.supplier_id
  where r.deleted_at is null and r.status in ('scheduled', 'in_progress', 'overdue') order by r.due_date, r.id limit $1`;

const ACTIVE = `select json_build_object('id', r.id, 'title', r.title, 'priority', r.priority, 'supplierName', d.name, 'dueDate', iso(r.due_date)) as record
  from corrective_actions r left join supplier_directory d on d.id = r.supplier_id
  where r.deleted_at is null and r.status in ('open', 'in_progress') order by priority_rank(r.priority) desc, r.due_date, r.id limit $2`;

/** The lists of the overview. */
const OVERVIEW: Statement = {
  name: 'quality-overview',
  text: `select json_build_object(
    'upcomingVerifications', coalesce((select json_agg(record) from (${UPCOMING}) upcoming), '[]'),
    'activeCorrectiveActions', coalesce((select json_agg(record) from (${ACTIVE}) active), '[]')) as lists`,
  values: [DASHBOARD_CAPS.verifications, DASHBOARD_CAPS.actions],
};

/** Data of this service for the dashboard and the report cards (spec-map: derived-8, derived-9). */
@Injectable()
export class OverviewQueries {
  constructor(
    private readonly database: Database,
    private readonly verifications: VerificationActivitiesQueries,
    private readonly actions: CorrectiveActionsQueries,
  ) {}

  async getOverview(): Promise<QualityOverview> {
    const [lists, openActions, verificationsCompleted] = await Promise.all([
      this.database.value<Pick<QualityOverview, 'upcomingVerifications' | 'activeCorrectiveActions'>>(OVERVIEW),
      this.actions.countByStatus('open', 'in_progress'),
      this.verifications.countByStatus('completed'),
    ]);
    return { ...lists, openActions, verificationsCompleted };
  }
}
