import type { Determination } from '@fsvp/contracts/program/determination';
import type { EntityManager } from 'typeorm';

/** SQL of what a determination of a file rests on, from its food and its supplier `s`. */
export const ANSWERS = `jsonb_build_object('facts',
  jsonb_build_object('foodClass', food.food_class)
    || (food.facts - '{exposedBeforePackaging,lethalStepAfter,acidified,traceabilityListed}'::text[]),
  'circumstances', f.circumstances, 'supplierCountry', s.country)`;

const DETERMINATION = `json_build_object('id', d.id, 'version', d.version, 'createdBy', d.created_by,
  'createdAt', iso(d.created_at), 'updatedAt', iso(d.updated_at), 'fileId', d.file_id, 'fileNumber', f.number,
  'versionNumber', d.version_number, 'state', d.state, 'answers', d.answers, 'proposedRegime', d.proposed_regime,
  'chosenRegime', d.chosen_regime, 'citations', d.citations, 'entryCode', d.entry_code, 'reason', d.reason,
  'outdated', d.answers is distinct from ${ANSWERS})`;
const FROM = `from applicability_determinations d join fsvp_files f on f.id = d.file_id join foods food on food.id = f.food_id
  left join supplier_directory s on s.id = f.supplier_id where d.deleted_at is null`;

/** @returns undefined if there is none, or none any more */
export async function readDetermination(manager: EntityManager, id: string): Promise<Determination | undefined> {
  const [row] = await manager.query<{ json: Determination }[]>(
    `select ${DETERMINATION} as json ${FROM} and d.id = $1`,
    [id],
  );
  return row?.json;
}

/** All determinations of one file, newest first. */
export async function readDeterminationsOf(manager: EntityManager, fileId: string): Promise<Determination[]> {
  const rows = await manager.query<{ json: Determination }[]>(
    `select ${DETERMINATION} as json ${FROM} and d.file_id = $1 order by d.version_number desc`,
    [fileId],
  );
  return rows.map(({ json }) => json);
}
