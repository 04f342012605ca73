import { LastVerificationBy1700000011500 } from './last-verification-by.migration.js';
import { Suppliers1700000010000 } from './suppliers.migration.js';

/** In the order they run. */
export const migrations = [Suppliers1700000010000, LastVerificationBy1700000011500];
