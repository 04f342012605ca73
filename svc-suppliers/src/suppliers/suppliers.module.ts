import { Module } from '@nestjs/common';
import { createSupplier, updateSupplier } from '@fsvp/contracts/suppliers/supplier';
import { batchSuppliers, supplierByExternalId } from '@fsvp/contracts/suppliers/supplier.integrations';
import { createBatchController } from '@fsvp/service-kit/batch/batch.controller';
import { createExternalIdController } from '@fsvp/service-kit/external-ids/external-id.controller';
import { CHANGE_LOGS, ChangeLogSweeper } from '@fsvp/service-kit/lists/counts/change-log-sweeper';
import { SupplierChildListQueries } from './supplier-child-lists.queries.js';
import { SUPPLIER_CHANGES, SupplierCounts } from './supplier-counts.js';
import { SuppliersController } from './suppliers.controller.js';
import { SuppliersQueries } from './suppliers.queries.js';
import { SuppliersService } from './suppliers.service.js';

@Module({
  controllers: [
    createBatchController(batchSuppliers, createSupplier, updateSupplier, SuppliersService),
    createExternalIdController(supplierByExternalId, SuppliersService, SuppliersQueries),
    SuppliersController,
  ],
  providers: [
    SuppliersService,
    SuppliersQueries,
    SupplierCounts,
    SupplierChildListQueries,
    { provide: CHANGE_LOGS, useValue: [SUPPLIER_CHANGES] },
    ChangeLogSweeper,
  ],
  exports: [SuppliersService, SuppliersQueries, SupplierCounts, SupplierChildListQueries],
})
export class SuppliersModule {}
