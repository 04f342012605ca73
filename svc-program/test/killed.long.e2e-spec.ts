import { testKilledReopening } from './killed-reopening.js';

testKilledReopening({
  byAnalysis: [
    { table: 'signatures', change: 'insert', row: 1 },
    { table: 'food_hazard_analyses', change: 'update', row: 1 },
    { table: 'reevaluations', change: 'insert', row: 2 },
    { table: 'reevaluation_reason_keys', change: 'insert', row: 3 },
    { table: 'event_log', change: 'insert', row: 2 },
    { table: 'event_log', change: 'insert', row: 1, atCommit: true },
  ],
  bySchedule: [
    { table: 'reevaluations', change: 'insert', row: 1 },
    { table: 'reevaluation_reason_keys', change: 'insert', row: 2 },
    { table: 'event_log', change: 'insert', row: 2, atCommit: true },
  ],
});
