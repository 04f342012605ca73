import { readMigrations } from './read-migrations.js';

/** The tables that every service has. */
export const platformMigrations = await readMigrations(import.meta.url);
