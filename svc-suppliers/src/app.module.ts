import { Module, type DynamicModule } from '@nestjs/common';
import { batchSuppliers, supplierByExternalId } from '@fsvp/contracts/suppliers/supplier.programs';
import { createSupplier, updateSupplier } from '@fsvp/contracts/suppliers/supplier';
import { createBatchController } from '@fsvp/service-kit/batch/batch.controller';
import type { DataConfig, ProcessConfig } from '@fsvp/service-kit/runtime/config';
import { ChangesModule } from '@fsvp/service-kit/events/changes/changes.module';
import { CHANGE_LOGS, ChangeLogSweeper } from '@fsvp/service-kit/lists/counts/change-log-sweeper';
import { DeadLettersController } from '@fsvp/service-kit/events/dead-letters/dead-letters.controller';
import { EventsModule } from '@fsvp/service-kit/events/events.module';
import { createExternalIdController } from '@fsvp/service-kit/external-ids/external-id.controller';
import { ServiceModule } from '@fsvp/service-kit/process/service.module';
import type { Logger } from 'pino';
import { DirectoryEntriesQueries } from './internal/directory-entries.queries.js';
import { InternalController } from './internal/internal.controller.js';
import { SupplierPerformanceController } from './performance/supplier-performance.controller.js';
import { SupplierPerformanceEntity } from './performance/supplier-performance.entity.js';
import { SupplierProductEntity } from './products/supplier-product.entity.js';
import { SupplierProductsController } from './products/supplier-products.controller.js';
import { SupplierProductsService } from './products/supplier-products.service.js';
import { RiskSnapshotsController } from './risk-snapshots/risk-snapshots.controller.js';
import { RiskSnapshotsService } from './risk-snapshots/risk-snapshots.service.js';
import { RiskSnapshotScheduler } from './risk-snapshots/risk-snapshot-scheduler.js';
import { ImportProgress } from './supplier-import/import-progress.js';
import { SupplierImportController } from './supplier-import/supplier-import.controller.js';
import { SupplierImportService } from './supplier-import/supplier-import.service.js';
import { SUPPLIER_CHANGES, SupplierCounts } from './suppliers/supplier-counts.js';
import { SupplierChildListQueries } from './suppliers/supplier-child-lists.queries.js';
import { SupplierEntity } from './suppliers/supplier.entity.js';
import { SuppliersController } from './suppliers/suppliers.controller.js';
import { SuppliersQueries } from './suppliers/suppliers.queries.js';
import { SuppliersService } from './suppliers/suppliers.service.js';
import { MoveSupplierClockWhenVerificationCompleted } from './verification-clock/move-supplier-clock-when-verification-completed.consumer.js';

@Module({ providers: [SuppliersService], exports: [SuppliersService] })
class SupplierRulesModule {}

@Module({})
export class AppModule {
  static register(config: ProcessConfig & DataConfig, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ServiceModule.register({
          name: 'suppliers',
          config,
          logger,
          entities: [SupplierEntity, SupplierProductEntity, SupplierPerformanceEntity],
        }),
        EventsModule.register(
          { service: 'suppliers', config, relay: true },
          [MoveSupplierClockWhenVerificationCompleted],
          [SupplierRulesModule],
        ),
        ChangesModule.register('suppliers'),
        SupplierRulesModule,
      ],
      // Import and export must be first, otherwise their paths match the route of a supplier's id.
      controllers: [
        SupplierImportController,
        createBatchController(batchSuppliers, createSupplier, updateSupplier, SuppliersService),
        createExternalIdController(supplierByExternalId, SuppliersService, SuppliersQueries),
        SuppliersController,
        SupplierProductsController,
        SupplierPerformanceController,
        InternalController,
        DeadLettersController,
        RiskSnapshotsController,
      ],
      providers: [
        SuppliersQueries,
        DirectoryEntriesQueries,
        SupplierCounts,
        { provide: CHANGE_LOGS, useValue: [SUPPLIER_CHANGES] },
        ChangeLogSweeper,
        SupplierChildListQueries,
        SupplierProductsService,
        SupplierImportService,
        ImportProgress,
        RiskSnapshotsService,
        RiskSnapshotScheduler,
      ],
    };
  }
}
