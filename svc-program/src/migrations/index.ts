import type { MigrationInterface } from 'typeorm';

/** In the order they run. */
export const migrations: (new () => MigrationInterface)[] = [];
