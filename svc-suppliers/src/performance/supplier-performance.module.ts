import { Module } from '@nestjs/common';
import { SuppliersModule } from '../suppliers/suppliers.module.js';
import { SupplierPerformanceController } from './supplier-performance.controller.js';

@Module({ imports: [SuppliersModule], controllers: [SupplierPerformanceController] })
export class SupplierPerformanceModule {}
