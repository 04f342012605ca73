import type { EntityManager } from 'typeorm';
import type { MatchedRows } from './match-rows.js';

const ROWS_PER_INSERT = 1000;

/** Stores the recalls and notifications of a generation, unless they are stored already. */
export async function storeRows(manager: EntityManager, rows: MatchedRows): Promise<void> {
  const [stored] = await manager.query<unknown[]>('select from hazard_template_rows where rows_sha256 = $1 limit 1', [
    rows.sha256,
  ]);
  if (stored) return;
  for (const source of ['recalls', 'notifications'] as const)
    for (let start = 0; start < rows[source].length; start += ROWS_PER_INSERT)
      await manager.query(
        `insert into hazard_template_rows (rows_sha256, source, position, codes, row)
         select $1, $2, $3 + one.at, array(select jsonb_array_elements_text(one.row->'hazards')), one.row
         from jsonb_array_elements($4::jsonb) with ordinality one (row, at)`,
        [rows.sha256, source, start, JSON.stringify(rows[source].slice(start, start + ROWS_PER_INSERT))],
      );
}
