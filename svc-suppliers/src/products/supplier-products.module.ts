import { Module } from '@nestjs/common';
import { SuppliersModule } from '../suppliers/suppliers.module.js';
import { SupplierProductsController } from './supplier-products.controller.js';
import { SupplierProductsService } from './supplier-products.service.js';

@Module({
  imports: [SuppliersModule],
  controllers: [SupplierProductsController],
  providers: [SupplierProductsService],
  exports: [SupplierProductsService],
})
export class SupplierProductsModule {}
