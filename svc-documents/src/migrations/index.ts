import { ExternalIds1700000092000 } from './external-ids.migration.js';
import { PolicyCopies1700000001200 } from '@fsvp/service-kit/policies/policies.migration';
import { Signatures1700000001300 } from '@fsvp/service-kit/signatures/signatures.migration';
import { SupplierCountries1700000094000 } from '@fsvp/service-kit/read-models/supplier-directory/supplier-countries.migration';
import { SupplierDirectory1700000001000 } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory.migration';
import { AuditSignatures1700000063000 } from './audit-signatures.migration.js';
import { AuditPositions1700000043000 } from './audit-positions.migration.js';
import { DocumentCounts1700000062000 } from './document-counts.migration.js';
import { DocumentFiles1700000099100 } from './document-files.migration.js';
import { DocumentScale1700000042000 } from './document-scale.migration.js';
import { DocumentVersions1700000040000 } from './document-versions.migration.js';
import { DocumentTranslations1700000099400 } from './document-translations.migration.js';
import { Documents1700000010000 } from './documents.migration.js';
import { ReadinessReport1700000099000 } from './readiness-report.migration.js';
import { RecentChanges1700000091000 } from './recent-changes.migration.js';
import { ReportSettings1700000041000 } from './report-settings.migration.js';
import { UploadSize1700000061000 } from './upload-size.migration.js';
import { Webhooks1700000093000 } from './webhooks.migration.js';

/** They run in the order of their numbers; new ones are at the end. */
export const migrations = [
  SupplierDirectory1700000001000,
  Documents1700000010000,
  DocumentVersions1700000040000,
  ReportSettings1700000041000,
  DocumentScale1700000042000,
  AuditPositions1700000043000,
  UploadSize1700000061000,
  DocumentCounts1700000062000,
  AuditSignatures1700000063000,
  PolicyCopies1700000001200,
  Signatures1700000001300,
  RecentChanges1700000091000,
  ExternalIds1700000092000,
  Webhooks1700000093000,
  SupplierCountries1700000094000,
  ReadinessReport1700000099000,
  DocumentFiles1700000099100,
  DocumentTranslations1700000099400,
];
