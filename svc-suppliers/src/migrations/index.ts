import { ExternalIds1700000092000 } from './external-ids.migration.js';
import { ImportProgress1700000011000 } from './import-progress.migration.js';
import { LastVerificationBy1700000011500 } from './last-verification-by.migration.js';
import { RecentChanges1700000091000 } from './recent-changes.migration.js';
import { RiskSnapshots1700000014000 } from './risk-snapshots.migration.js';
import { SuiteDays1700000015000 } from './suite-days.migration.js';
import { SupplierChanges1700000013000 } from './supplier-changes.migration.js';
import { SupplierScale1700000012000 } from './supplier-scale.migration.js';
import { SupplierWrites1700000093000 } from './supplier-writes.migration.js';
import { Suppliers1700000010000 } from './suppliers.migration.js';

/** In the order they run. */
export const migrations = [
  Suppliers1700000010000,
  ImportProgress1700000011000,
  LastVerificationBy1700000011500,
  SupplierScale1700000012000,
  SupplierChanges1700000013000,
  RiskSnapshots1700000014000,
  SuiteDays1700000015000,
  RecentChanges1700000091000,
  ExternalIds1700000092000,
  SupplierWrites1700000093000,
];
