import { migrateFromEnvironment } from '@fsvp/service-kit/process/migrate';
import { migrations } from './migrations/index.js';
import { COMPUTE_DAYS_AGAIN } from './migrations/suite-days.migration.js';

await migrateFromEnvironment(migrations, { onNewTimeZone: COMPUTE_DAYS_AGAIN });
