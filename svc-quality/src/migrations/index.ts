import { ExternalIds1700000092000 } from './external-ids.migration.js';
import { PolicyCopies1700000001200 } from '@fsvp/service-kit/policies/policies.migration';
import { ProductCodes1700000098300 } from '@fsvp/service-kit/read-models/product-directory/product-codes.migration';
import { Signatures1700000001300 } from '@fsvp/service-kit/signatures/signatures.migration';
import { SupplierCountries1700000094000 } from '@fsvp/service-kit/read-models/supplier-directory/supplier-countries.migration';
import { SupplierDirectory1700000001000 } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory.migration';
import { DocumentDirectory1700000027000 } from './document-directory.migration.js';
import { DocumentLanguages1700000099400 } from './document-languages.migration.js';
import { DropInspectionChangeMarks1700000026000 } from './drop-inspection-change-marks.migration.js';
import { HazardSearch1700000023000 } from './hazard-search.migration.js';
import { KeptCounts1700000024000 } from './kept-counts.migration.js';
import { OrderSpans1700000025000 } from './order-spans.migration.js';
import { ProductDirectory1700000021000 } from './product-directory.migration.js';
import { QualityScale1700000022000 } from './quality-scale.migration.js';
import { Quality1700000020000 } from './quality.migration.js';
import { RecentChanges1700000091000 } from './recent-changes.migration.js';
import { RenameByIndex1700000028000 } from './rename-by-index.migration.js';
import { RenameWithRecords1700000029000 } from './rename-with-records.migration.js';

/** They run in the order of their numbers; new ones are at the end. */
export const migrations = [
  SupplierDirectory1700000001000,
  Quality1700000020000,
  ProductDirectory1700000021000,
  QualityScale1700000022000,
  HazardSearch1700000023000,
  KeptCounts1700000024000,
  OrderSpans1700000025000,
  DropInspectionChangeMarks1700000026000,
  DocumentDirectory1700000027000,
  RenameByIndex1700000028000,
  RenameWithRecords1700000029000,
  PolicyCopies1700000001200,
  Signatures1700000001300,
  RecentChanges1700000091000,
  ExternalIds1700000092000,
  SupplierCountries1700000094000,
  ProductCodes1700000098300,
  DocumentLanguages1700000099400,
];
