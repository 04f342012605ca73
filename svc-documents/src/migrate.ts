import { migrateFromEnvironment } from '@fsvp/service-kit/migrate';
import { migrations } from './migrations/index.js';

await migrateFromEnvironment(migrations, { evidence: ['audit_entries', 'document_versions'] });
