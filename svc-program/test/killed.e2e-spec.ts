import { testKilledReopening } from './killed-reopening.js';

testKilledReopening({
  byAnalysis: [
    { table: 'reevaluations', change: 'insert', row: 2 },
    { table: 'event_log', change: 'insert', row: 1, atCommit: true },
  ],
  bySchedule: [{ table: 'reevaluation_reason_keys', change: 'insert', row: 2 }],
});
