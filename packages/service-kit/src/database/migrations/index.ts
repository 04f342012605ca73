import { DeadLetters1700000001000 } from './dead-letters.migration.js';
import { Housekeeping1700000000600 } from './housekeeping.migration.js';
import { InlinedIso1700000000900 } from './inlined-iso.migration.js';
import { Platform1700000000000 } from './platform.migration.js';
import { RedundantIndex1700000000800 } from './redundant-index.migration.js';
import { RelayState1700000000500 } from './relay-state.migration.js';
import { TimeZone1700000000700 } from './time-zone.migration.js';
import { TraceParent1700000001100 } from './trace-parent.migration.js';

/** The tables that every service has, in the order in which they are made. */
export const platformMigrations = [
  Platform1700000000000,
  RelayState1700000000500,
  Housekeeping1700000000600,
  TimeZone1700000000700,
  RedundantIndex1700000000800,
  InlinedIso1700000000900,
  DeadLetters1700000001000,
  TraceParent1700000001100,
];
