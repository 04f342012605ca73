import { Module, type DynamicModule } from '@nestjs/common';
import { EventsModule } from '@fsvp/service-kit/events/events.module';
import { ServiceModule } from '@fsvp/service-kit/service.module';
import { FollowSupplierEvents } from '@fsvp/service-kit/supplier-directory/follow-supplier-events.consumer';
import { SupplierDirectoryModule } from '@fsvp/service-kit/supplier-directory/supplier-directory.module';
import type { Logger } from 'pino';
import { KeepAuditTrail } from './audit/keep-audit-trail.consumer.js';
import type { Config } from './config.js';
import { DocumentEntity } from './documents/document.entity.js';
import { LinkRequestedDocuments } from './documents/link-requested-documents.consumer.js';
import { DocumentsModule } from './documents/documents.module.js';
import { InternalModule } from './internal/internal.module.js';
import { ObjectStoreModule } from './object-store/object-store.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { ReportRunEntity } from './reports/runs/report-run.entity.js';
import { UploadsModule } from './uploads/uploads.module.js';

function sharedModules(config: Config, logger: Logger): DynamicModule[] {
  return [
    ServiceModule.register({ name: 'documents', config, logger, entities: [DocumentEntity, ReportRunEntity] }),
    ObjectStoreModule.register(config),
  ];
}

/** The API process. */
@Module({})
export class AppModule {
  static register(config: Config, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ...sharedModules(config, logger),
        SupplierDirectoryModule.register(config.SUPPLIERS_URL),
        EventsModule.register({ service: 'documents', config, relay: true }, [
          FollowSupplierEvents,
          KeepAuditTrail,
          LinkRequestedDocuments,
        ]),
        UploadsModule.register(config),
        DocumentsModule,
        ReportsModule.forApi(config),
        InternalModule,
      ],
    };
  }
}

/** The worker process; the API process relays the events it writes. */
@Module({})
export class WorkerModule {
  static register(config: Config, logger: Logger): DynamicModule {
    return { module: WorkerModule, imports: [...sharedModules(config, logger), ReportsModule.forWorker(config)] };
  }
}
