import { readMigrations } from '@fsvp/service-kit/database/migrations/read-migrations';

export const migrations = await readMigrations(import.meta.url);
