import { Controller, StreamableFile } from '@nestjs/common';
import { dayOfInstant, periodBounds, type Day } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  exportActionRows,
  exportHazardRows,
  exportVerificationRows,
  getQualityOverview,
  getQualityReminders,
  getSupplierHazards,
  getSupplierReceipts,
  listActionEntries,
  type QualityOverview,
} from '@fsvp/contracts/quality/internal';
import type { SignableType } from '@fsvp/contracts/signatures/signature';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { EXPORT_ACTIONS } from '../corrective-actions/corrective-actions.queries.js';
import { Attachments } from '../document-directory/attachments.js';
import { EXPORT_HAZARDS } from '../hazard-analyses/hazard-analyses.queries.js';
import { streamExport } from '../signatures/signed-export.js';
import { EXPORT_VERIFICATIONS } from '../verification-activities/verification-activities.queries.js';
import { ActionEntriesQueries } from './action-entries.queries.js';
import { OverviewQueries } from './overview.queries.js';
import { RemindersQueries } from './reminders.queries.js';
import { SupplierHazardsQueries } from './supplier-hazards.queries.js';
import { SupplierReceiptsQueries } from './supplier-receipts.queries.js';

/** The first and last day of a date range, both inclusive; null for an open end. */
function toDays({ dateFrom, dateTo }: HandlerInput<typeof exportActionRows>['query']): [Day | null, Day | null] {
  return [dateFrom ? dayOfInstant(dateFrom) : null, dateTo ? dayOfInstant(dateTo) : null];
}

/** Calls for other services. */
@Controller()
export class InternalController {
  constructor(
    private readonly overview: OverviewQueries,
    private readonly reminders: RemindersQueries,
    private readonly actions: ActionEntriesQueries,
    private readonly hazards: SupplierHazardsQueries,
    private readonly receipts: SupplierReceiptsQueries,
    private readonly database: Database,
    private readonly attachments: Attachments,
  ) {}

  @Handle(getQualityOverview)
  getOverview(): Promise<QualityOverview> {
    return this.overview.getOverview();
  }

  @Handle(getQualityReminders)
  getReminders(): Promise<JsonText> {
    return this.reminders.getReminders();
  }

  @Handle(listActionEntries)
  listActions(@Input() { query }: HandlerInput<typeof listActionEntries>): Promise<JsonText> {
    return this.actions.list(query);
  }

  @Handle(getSupplierHazards)
  getHazards(@Input() { query }: HandlerInput<typeof getSupplierHazards>): Promise<JsonText> {
    return this.hazards.get(query.supplierId);
  }

  @Handle(getSupplierReceipts)
  getReceipts(@Input() { query }: HandlerInput<typeof getSupplierReceipts>): Promise<JsonText> {
    return this.receipts.get(query);
  }

  /** Returns all rows: the risk assessment reflects the current status, so the date range does not filter it. */
  @Handle(exportHazardRows)
  exportHazards(): StreamableFile {
    return this.stream('hazard-analysis', EXPORT_HAZARDS, []);
  }

  @Handle(exportVerificationRows)
  async exportVerifications(@Input() { query }: HandlerInput<typeof exportVerificationRows>): Promise<StreamableFile> {
    await this.attachments.requireSignedFiles('verification_id');
    return this.stream('verification-activity', EXPORT_VERIFICATIONS, toDays(query));
  }

  @Handle(exportActionRows)
  async exportActions(@Input() { query }: HandlerInput<typeof exportActionRows>): Promise<StreamableFile> {
    await this.attachments.requireSignedFiles('corrective_action_id');
    return this.stream('corrective-action', EXPORT_ACTIONS, periodBounds(...toDays(query)));
  }

  private stream(type: SignableType, text: string, values: unknown[]): StreamableFile {
    return new StreamableFile(streamExport(this.database, type, text, values), { type: 'application/x-ndjson' });
  }
}
