import { today } from '@fsvp/contracts/core/calendar-day';
import type { EvidenceRecord, FileInputs } from '@fsvp/contracts/program/readiness/file-inputs';
import type { Regime } from '@fsvp/contracts/program/readiness/regime';
import { groupBy } from '../group-by.js';
import { signerAt, type Loaded, type LoadScope, type SignedRow } from './load-scope.js';

export async function loadDeterminations(
  scope: LoadScope,
): Promise<Loaded<Pick<FileInputs, 'determination' | 'draft'>>> {
  const determinations = await readSigned(scope);
  const drafts = await readDrafts(scope);
  return {
    inputsOf: ({ id }) => ({ determination: determinations.get(id)?.[0] ?? null, draft: drafts.get(id)?.[0] ?? null }),
  };
}

const asDetermination = <T extends { number: number }>(row: T) => ({
  ...row,
  recordType: 'applicability-determination',
  title: `Determination, version ${row.number}`,
});

/** The newest signed determination of each file. */
async function readSigned({ manager, fileIds, end }: LoadScope) {
  const rows = await manager.query<(SignedRow & { fileId: string; number: number; chosenRegime: Regime })[]>(
    `select distinct on (d.file_id) d.file_id as "fileId", d.id, d.version, d.version_number as number,
       d.chosen_regime as "chosenRegime", ${signerAt('$2')}
     from applicability_determinations d
     join signatures s on s.record_type = 'applicability-determination' and s.record_id = d.id and s.meaning = 'determined'
     where d.file_id = any($1) and s.signed_at < $2::timestamptz order by d.file_id, d.version_number desc`,
    [fileIds, end],
  );
  return groupBy(rows.filter(({ counts }) => counts).map(asDetermination), ({ fileId }) => fileId);
}

/** The drafts of today: those of earlier days are not known. */
async function readDrafts({ manager, fileIds, day }: LoadScope): Promise<Map<string, EvidenceRecord[]>> {
  if (day < today()) return new Map();
  const rows = await manager.query<{ fileId: string; id: string; version: number; number: number }[]>(
    `select file_id as "fileId", id, version, version_number as number from applicability_determinations
     where file_id = any($1) and state = 'draft' and deleted_at is null`,
    [fileIds],
  );
  return groupBy(rows.map(asDetermination), ({ fileId }) => fileId);
}
