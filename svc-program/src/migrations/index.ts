import { readMigrations } from '@fsvp/service-kit/database/migrations/read-migrations';
import { PolicyCopies1700000001200 } from '@fsvp/service-kit/policies/policies.migration';
import { ProductCodes1700000098300 } from '@fsvp/service-kit/read-models/product-directory/product-codes.migration';
import { SupplierProducts1700000001400 } from '@fsvp/service-kit/read-models/product-directory/supplier-products.migration';
import { Signatures1700000001300 } from '@fsvp/service-kit/signatures/signatures.migration';
import { SupplierCountries1700000094000 } from '@fsvp/service-kit/read-models/supplier-directory/supplier-countries.migration';
import { DocumentFiles1700000100100 } from '@fsvp/service-kit/read-models/document-files/document-files.migration';
import { SupplierDirectory1700000001000 } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory.migration';

export const migrations = await readMigrations(import.meta.url, [
  PolicyCopies1700000001200,
  ProductCodes1700000098300,
  SupplierProducts1700000001400,
  Signatures1700000001300,
  SupplierCountries1700000094000,
  SupplierDirectory1700000001000,
  DocumentFiles1700000100100,
]);
