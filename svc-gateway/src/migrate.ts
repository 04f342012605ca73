import { migrateFromEnvironment } from '@fsvp/service-kit/process/migrate';
import { SIGNATURES_EVIDENCE } from '@fsvp/service-kit/signatures/signatures.migration';
import { migrations } from './migrations/index.js';

await migrateFromEnvironment(migrations, { evidence: [SIGNATURES_EVIDENCE] });
