import { Gateway1700000010000 } from './gateway.migration.js';

/** In the order they run. */
export const migrations = [Gateway1700000010000];
