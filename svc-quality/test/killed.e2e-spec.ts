import { LINES, testKilledGeneration } from './killed-generation.js';

testKilledGeneration({
  ofDays: [
    // In the second transaction.
    { table: 'generated_activities', change: 'insert', row: LINES - 1 },
    { table: 'event_log', change: 'insert', row: 1, atCommit: true },
  ],
  ofLots: [{ table: 'line_lots', change: 'insert', row: 2 }],
});
