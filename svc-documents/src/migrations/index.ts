import { SupplierDirectory1700000001000 } from '@fsvp/service-kit/supplier-directory/supplier-directory.migration';
import { Documents1700000010000 } from './documents.migration.js';

/** In the order they run. */
export const migrations = [SupplierDirectory1700000001000, Documents1700000010000];
