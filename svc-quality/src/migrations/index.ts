import { SupplierDirectory1700000001000 } from '@fsvp/service-kit/supplier-directory/supplier-directory.migration';
import { Quality1700000020000 } from './quality.migration.js';

/** In the order they run. */
export const migrations = [SupplierDirectory1700000001000, Quality1700000020000];
