import { Controller, StreamableFile } from '@nestjs/common';
import { dayOf } from '@fsvp/contracts/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/call';
import {
  exportActionRows,
  exportHazardRows,
  exportVerificationRows,
  getQualityOverview,
  getQualityReminders,
  type QualityOverview,
} from '@fsvp/contracts/internal';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database } from '@fsvp/service-kit/database';
import { Handle, Input } from '@fsvp/service-kit/handle.decorator';
import { streamNdjson } from '@fsvp/service-kit/row-stream';
import { EXPORT_ACTIONS } from '../corrective-actions/corrective-actions.queries.js';
import { EXPORT_HAZARDS } from '../hazard-analyses/hazard-analyses.queries.js';
import { EXPORT_VERIFICATIONS } from '../verification-activities/verification-activities.queries.js';
import { OverviewQueries } from './overview.queries.js';
import { RemindersQueries } from './reminders.queries.js';

/** The first and the last day of a range, both of which belong to it; an absent end is null. */
function days({ dateFrom, dateTo }: HandlerInput<typeof exportActionRows>['query']): (string | null)[] {
  return [dateFrom, dateTo].map((instant) => (instant ? dayOf(instant) : null));
}

/** Calls for other services. */
@Controller()
export class InternalController {
  constructor(
    private readonly queries: OverviewQueries,
    private readonly due: RemindersQueries,
    private readonly database: Database,
  ) {}

  @Handle(getQualityOverview)
  overview(): Promise<QualityOverview> {
    return this.queries.overview();
  }

  @Handle(getQualityReminders)
  reminders(): Promise<JsonText> {
    return this.due.reminders();
  }

  /** All rows: the risk assessment reflects the current status, so the date range does not filter it. */
  @Handle(exportHazardRows)
  hazards(): StreamableFile {
    return this.stream(EXPORT_HAZARDS, []);
  }

  @Handle(exportVerificationRows)
  verifications(@Input() { query }: HandlerInput<typeof exportVerificationRows>): StreamableFile {
    return this.stream(EXPORT_VERIFICATIONS, days(query));
  }

  @Handle(exportActionRows)
  actions(@Input() { query }: HandlerInput<typeof exportActionRows>): StreamableFile {
    return this.stream(EXPORT_ACTIONS, days(query));
  }

  private stream(text: string, values: unknown[]): StreamableFile {
    return new StreamableFile(streamNdjson(this.database, text, values), { type: 'application/x-ndjson' });
  }
}
