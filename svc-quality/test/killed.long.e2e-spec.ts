import { LINES, testKilledGeneration } from './killed-generation.js';

testKilledGeneration({
  ofDays: [
    { table: 'generated_activities', change: 'insert', row: 1 },
    { table: 'generated_activities', change: 'insert', row: LINES - 1 },
    { table: 'verification_activities', change: 'insert', row: 250 },
    { table: 'plan_lines', change: 'update', row: 500 },
    { table: 'event_log', change: 'insert', row: LINES },
    { table: 'event_log', change: 'insert', row: 1, atCommit: true },
  ],
  ofLots: [
    { table: 'line_lots', change: 'insert', row: 2 },
    { table: 'generated_activities', change: 'insert', row: 3 },
    { table: 'receipts_to_check', change: 'delete', row: 1 },
    { table: 'verification_activities', change: 'insert', row: 2, atCommit: true },
  ],
});
