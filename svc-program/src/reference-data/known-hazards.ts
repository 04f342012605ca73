import { referenceKey, type ReferenceKind } from '@fsvp/contracts/program/reference-set';
import type { EntityManager } from 'typeorm';
import { format, problemOf } from './csv-problem.js';
import type { ParsedRows } from './parse-csv.js';

/** Refuses rows of the hazard guide whose hazard no library has. @throws 400 that names the lines */
export async function assertKnownHazards(
  manager: EntityManager,
  kind: ReferenceKind,
  { rows, lines }: ParsedRows,
): Promise<void> {
  if (kind !== 'hazard_guide') return;
  const found = await manager.query<{ code: string }[]>(
    `select distinct row->>'code' as code from reference_sets s cross join lateral jsonb_array_elements(s.rows) row
     where s.kind = 'hazard_library' and s.deleted_at is null`,
  );
  const known = new Set(found.map(({ code }) => code));
  const unknown = rows.filter(({ hazard }) => !known.has(String(hazard)));
  if (!unknown.length) return;
  throw problemOf(
    'csv',
    unknown.map(
      (row) =>
        `Line ${format(lines.get(referenceKey(kind, row))!)}, hazard: The hazard library has no ${String(row.hazard)}. Use one of its codes, or load the hazard first`,
    ),
  );
}
