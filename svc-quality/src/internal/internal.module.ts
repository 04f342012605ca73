import { Module } from '@nestjs/common';
import { CorrectiveActionsModule } from '../corrective-actions/corrective-actions.module.js';
import { VerificationActivitiesModule } from '../verification-activities/verification-activities.module.js';
import { ActionEntriesQueries } from './action-entries.queries.js';
import { InternalController } from './internal.controller.js';
import { OverviewQueries } from './overview.queries.js';
import { RemindersQueries } from './reminders.queries.js';
import { SupplierHazardsQueries } from './supplier-hazards.queries.js';
import { SupplierReceiptsQueries } from './supplier-receipts.queries.js';

/** Calls for other services. */
@Module({
  imports: [VerificationActivitiesModule, CorrectiveActionsModule],
  controllers: [InternalController],
  providers: [ActionEntriesQueries, OverviewQueries, RemindersQueries, SupplierHazardsQueries, SupplierReceiptsQueries],
})
export class InternalModule {}
