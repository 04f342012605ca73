import { Module } from '@nestjs/common';
import { SuppliersModule } from '../suppliers/suppliers.module.js';
import { ImportProgress } from './import-progress.js';
import { SupplierImportController } from './supplier-import.controller.js';
import { SupplierImportService } from './supplier-import.service.js';

@Module({
  imports: [SuppliersModule],
  controllers: [SupplierImportController],
  providers: [SupplierImportService, ImportProgress],
})
export class SupplierImportModule {}
