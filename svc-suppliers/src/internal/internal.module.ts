import { Module } from '@nestjs/common';
import { SupplierProductsModule } from '../products/supplier-products.module.js';
import { SuppliersModule } from '../suppliers/suppliers.module.js';
import { DirectoryEntriesQueries } from './directory-entries.queries.js';
import { InternalController } from './internal.controller.js';

/** Calls for other services. */
@Module({
  imports: [SuppliersModule, SupplierProductsModule],
  controllers: [InternalController],
  providers: [DirectoryEntriesQueries],
})
export class InternalModule {}
