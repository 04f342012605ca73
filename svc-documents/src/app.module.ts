import { Module, type DynamicModule } from '@nestjs/common';
import { DeadLettersModule } from '@fsvp/service-kit/events/dead-letters/dead-letters.module';
import { EventsModule } from '@fsvp/service-kit/events/events.module';
import { FollowPolicies } from '@fsvp/service-kit/policies/follow-policies.consumer';
import { SignaturesModule } from '@fsvp/service-kit/signatures/signatures.module';
import { FollowSupplierEvents } from '@fsvp/service-kit/read-models/supplier-directory/follow-supplier-events.consumer';
import { SupplierDirectoryModule } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory.module';
import type { Logger } from 'pino';
import { CalendarModule } from './calendar/calendar.module.js';
import { KeepAuditTrail } from './audit/keep-audit-trail.consumer.js';
import type { Config } from './config.js';
import { LinkRequestedDocuments } from './documents/link-requested-documents.consumer.js';
import { DocumentsModule } from './documents/documents.module.js';
import { InternalModule } from './internal/internal.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { RequestSignaturePages } from './signature-pages/request-signature-pages.consumer.js';
import { sharedModules } from './shared-modules.js';
import { UploadsModule } from './uploads/uploads.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';
import { WorkItemsModule } from './work-items/work-items.module.js';

/** The API process. */
@Module({})
export class AppModule {
  static register(config: Config, logger: Logger): DynamicModule {
    const events = EventsModule.register({ service: 'documents', config, relay: true }, [
      FollowSupplierEvents,
      KeepAuditTrail,
      LinkRequestedDocuments,
      RequestSignaturePages,
      FollowPolicies,
    ]);
    return {
      module: AppModule,
      imports: [
        ...sharedModules(config, logger),
        SupplierDirectoryModule.register(config.SUPPLIERS_URL),
        events,
        DeadLettersModule.register(events),
        SignaturesModule.register(config.INTERNAL_TOKEN_SECRET, config.PROGRAM_URL),
        UploadsModule.register(config),
        DocumentsModule,
        ReportsModule.register(config),
        WebhooksModule.register(config),
        InternalModule,
        WorkItemsModule,
        CalendarModule,
      ],
    };
  }
}
