import { PolicyCopies1700000001200 } from '@fsvp/service-kit/policies/policies.migration';
import { ProductCodes1700000098300 } from '@fsvp/service-kit/read-models/product-directory/product-codes.migration';
import { SupplierProducts1700000001400 } from '@fsvp/service-kit/read-models/product-directory/supplier-products.migration';
import { Signatures1700000001300 } from '@fsvp/service-kit/signatures/signatures.migration';
import { SupplierCountries1700000094000 } from '@fsvp/service-kit/read-models/supplier-directory/supplier-countries.migration';
import { SupplierDirectory1700000001000 } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory.migration';
import { ActionDirectory1700000097600 } from './action-directory.migration.js';
import { DocumentDirectory1700000097500 } from './document-directory.migration.js';
import { Assurances1700000098100 } from './assurances.migration.js';
import { DocumentFiles1700000099100 } from './document-files.migration.js';
import { DocumentTranslations1700000099400 } from './document-translations.migration.js';
import { EntryLines1700000099000 } from './entry-lines.migration.js';
import { Foods1700000095100 } from './foods.migration.js';
import { Importers1700000096100 } from './importers.migration.js';
import { FileReadiness1700000097000 } from './file-readiness.migration.js';
import { FileSources1700000098500 } from './file-sources.migration.js';
import { FsvpFiles1700000096200 } from './fsvp-files.migration.js';
import { Procedures1700000098200 } from './procedures.migration.js';
import { QualifiedIndividuals1700000020000 } from './qualified-individuals.migration.js';
import { ReferenceSets1700000020100 } from './reference-sets.migration.js';
import { SourceFreshness1700000097700 } from './source-freshness.migration.js';

/** In the order they run. */
export const migrations = [
  PolicyCopies1700000001200,
  Signatures1700000001300,
  QualifiedIndividuals1700000020000,
  ReferenceSets1700000020100,
  SupplierDirectory1700000001000,
  SupplierProducts1700000001400,
  SupplierCountries1700000094000,
  Foods1700000095100,
  Importers1700000096100,
  FsvpFiles1700000096200,
  FileReadiness1700000097000,
  DocumentDirectory1700000097500,
  ActionDirectory1700000097600,
  SourceFreshness1700000097700,
  Assurances1700000098100,
  Procedures1700000098200,
  ProductCodes1700000098300,
  FileSources1700000098500,
  EntryLines1700000099000,
  DocumentFiles1700000099100,
  DocumentTranslations1700000099400,
];
