import type { Day } from '@fsvp/contracts/core/calendar-day';
import type { FileInputs } from '@fsvp/contracts/program/readiness/file-inputs';
import { rowsInForce } from '../reference-data/rows-in-force.js';
import type { Loaded, LoadScope } from './load-scope.js';

export async function loadRecognisedSystems({
  manager,
  day,
}: LoadScope): Promise<Loaded<Pick<FileInputs, 'recognisedSystems' | 'nextSystemsChange'>>> {
  const recognisedSystems = await rowsInForce('recognised_systems', day, manager);
  const [row] = await manager.query<{ day: Day | null }[]>(
    `select min(change)::date::text as day from (
       select effective_from as change from reference_sets where kind = 'recognised_systems' and deleted_at is null
       union all select effective_to + 1 from reference_sets where kind = 'recognised_systems' and deleted_at is null) changes
     where change > $1::date`,
    [day],
  );
  return { inputsOf: () => ({ recognisedSystems, nextSystemsChange: row?.day ?? null }) };
}
