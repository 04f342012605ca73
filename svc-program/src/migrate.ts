import { migrateFromEnvironment } from '@fsvp/service-kit/migrate';
import { migrations } from './migrations/index.js';

await migrateFromEnvironment(migrations);
