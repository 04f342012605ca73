import { migrateFromEnvironment } from '@fsvp/service-kit/process/migrate';
import { EVIDENCE } from './evidence.js';
import { migrations } from './migrations/index.js';

await migrateFromEnvironment(migrations, { evidence: EVIDENCE });
