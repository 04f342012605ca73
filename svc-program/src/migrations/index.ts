import { PolicyCopies1700000001200 } from '@fsvp/service-kit/policies/policies.migration';
import { Signatures1700000001300 } from '@fsvp/service-kit/signatures/signatures.migration';
import { QualifiedIndividuals1700000020000 } from './qualified-individuals.migration.js';
import { ReferenceSets1700000020100 } from './reference-sets.migration.js';

/** In the order they run. */
export const migrations = [
  PolicyCopies1700000001200,
  Signatures1700000001300,
  QualifiedIndividuals1700000020000,
  ReferenceSets1700000020100,
];
