import { today, type Day } from '@fsvp/contracts/calendar-day';
import type { Statement } from '@fsvp/service-kit/database';
import { fsvpRanges } from './fsvp-ranges.js';

const DAY = '$1::date';
const ranges = fsvpRanges(DAY);

const count = (condition: string) => `(select count(*) from suppliers where deleted_at is null and ${condition})`;
// Each is counted in an index alone, which `count(*) filter (...)` over all rows would take several times as long for.
const sumOf = (conditions: string[]) => conditions.map(count).join(' + ');

/** Counts over all suppliers for the FSVP tiles (decisions §3), as of a day. */
export function tilesStatement(asOf: Day = today()): Statement {
  return {
    name: 'fsvp-summary',
    text: `with counts as materialized (select ${sumOf(ranges.compliant)} as compliant, ${sumOf(ranges.due_soon)} as due_soon, ${sumOf(ranges.overdue)} as overdue,
        ${sumOf(ranges.not_required)} as not_required)
      select json_build_object('compliant', compliant, 'dueSoon', due_soon, 'overdue', overdue, 'notRequired', not_required,
        'total', compliant + due_soon + overdue)::text from counts`,
    values: [asOf],
  };
}

/** The dashboard's counts, as of a day; the three kinds sum to all (decisions §3). Also run bare by the benchmark. */
export function countsStatement(asOf: Day = today()): Statement {
  const lapsed = sumOf(ranges.overdue.map((range) => `status = 'approved' and ${range}`));
  return {
    name: 'supplier-counts',
    text: `with counts as materialized (select ${count('true')} as total, ${count(`status = 'pending'`)} as pending, ${count(`status in ('rejected', 'suspended')`)} as refused,
        ${lapsed} as lapsed, ${count('risk_rank(risk_level) = 3')} as high, ${count('risk_rank(risk_level) = 1')} as low)
      select json_build_object('totalSuppliers', total, 'compliantSuppliers', total - pending - refused - lapsed, 'pendingVerification', pending,
        'nonCompliant', refused + lapsed, 'riskDistribution', json_build_object('high', high, 'medium', total - high - low, 'low', low))::text from counts`,
    values: [asOf],
  };
}
