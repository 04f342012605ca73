import { Module } from '@nestjs/common';
import { SupplierNames } from './supplier-names.js';

@Module({ providers: [SupplierNames], exports: [SupplierNames] })
export class SupplierNamesModule {}
