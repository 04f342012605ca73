import { readMigrations } from '@fsvp/service-kit/database/migrations/read-migrations';
import { Signatures1700000001300 } from '@fsvp/service-kit/signatures/signatures.migration';

export const migrations = await readMigrations(import.meta.url, [Signatures1700000001300]);
