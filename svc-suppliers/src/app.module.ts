import { Module, type DynamicModule } from '@nestjs/common';
import { ChangesModule } from '@fsvp/service-kit/events/changes/changes.module';
import { DeadLettersModule } from '@fsvp/service-kit/events/dead-letters/dead-letters.module';
import { EventsModule } from '@fsvp/service-kit/events/events.module';
import { ServiceModule } from '@fsvp/service-kit/process/service.module';
import type { Logger } from 'pino';
import { CalendarModule } from './calendar/calendar.module.js';
import type { Config } from './config.js';
import { InternalModule } from './internal/internal.module.js';
import { OpenFilesModule } from './open-files/open-files.module.js';
import { SupplierPerformanceEntity } from './performance/supplier-performance.entity.js';
import { SupplierPerformanceModule } from './performance/supplier-performance.module.js';
import { SupplierProductEntity } from './products/supplier-product.entity.js';
import { SupplierProductsModule } from './products/supplier-products.module.js';
import { RiskSnapshotsModule } from './risk-snapshots/risk-snapshots.module.js';
import { SupplierImportModule } from './supplier-import/supplier-import.module.js';
import { SupplierEntity } from './suppliers/supplier.entity.js';
import { SuppliersModule } from './suppliers/suppliers.module.js';
import { AcknowledgeCompletedVerifications } from './verification-clock/acknowledge-completed-verifications.consumer.js';
import { MoveSupplierClockWithVerifications } from './verification-clock/move-supplier-clock-with-verifications.consumer.js';
import { WorkItemsModule } from './work-items/work-items.module.js';

const ENTITIES = [SupplierEntity, SupplierProductEntity, SupplierPerformanceEntity];

@Module({})
export class AppModule {
  static register(config: Config, logger: Logger): DynamicModule {
    const events = EventsModule.register(
      { service: 'suppliers', config, relay: true },
      [MoveSupplierClockWithVerifications, AcknowledgeCompletedVerifications],
      [SuppliersModule],
    );
    return {
      module: AppModule,
      imports: [
        ServiceModule.register({ name: 'suppliers', config, logger, entities: ENTITIES }),
        // Before the suppliers: the paths of import and export match the route of a supplier's id.
        SupplierImportModule,
        OpenFilesModule.register(config.PROGRAM_URL),
        events,
        DeadLettersModule.register(events),
        ChangesModule.register('suppliers'),
        SuppliersModule,
        SupplierProductsModule,
        SupplierPerformanceModule,
        RiskSnapshotsModule,
        InternalModule,
        CalendarModule,
        WorkItemsModule,
      ],
    };
  }
}
