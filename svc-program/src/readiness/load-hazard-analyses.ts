import { addMonths, dayOfInstant, today } from '@fsvp/contracts/core/calendar-day';
import type { AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import { needsControl } from '@fsvp/contracts/program/food-hazard-analyses/find-conditions';
import { type AnalysedFacts, ANALYSIS_MONTHS } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import type { EvidenceRecord, FileInputs } from '@fsvp/contracts/program/readiness/file-inputs';
import { hazardFacts, STANDING_FACTS } from '../food-hazard-analyses/read-analysis.js';
import { groupBy } from '../group-by.js';
import { signerAt, type Documents, type Loaded, type LoadScope, type SignedRow } from './load-scope.js';

type Row = SignedRow & {
  foodId: string;
  versionNumber: number;
  outcome: string;
  outdated: boolean;
  standsFrom: string;
  documentId: string | null;
  basis: string;
  hazards: (Pick<AnalysisHazard, 'hazardKey' | 'name'> & Parameters<typeof needsControl>[0])[];
  facts: AnalysedFacts;
};

const RECORD_TYPE = 'food-hazard-analysis';
const titleOf = (versionNumber: number) => `Hazard analysis, version ${versionNumber}`;

/** Loads the newest analysis of each food that was signed by the end of the day, and its draft of today. */
export async function loadHazardAnalyses(
  scope: LoadScope,
): Promise<Loaded<Pick<FileInputs, 'hazardAnalysis' | 'hazardAnalysisDraft'>>> {
  const foodIds = [...new Set(scope.files.map(({ foodId }) => foodId))];
  const rows = await readSigned(scope, foodIds);
  const signed = groupBy(rows, ({ foodId }) => foodId);
  const drafts = groupBy(await readDrafts(scope, foodIds), ({ foodId }) => foodId);
  return {
    documentIds: rows.flatMap(({ documentId }) => documentId ?? []),
    inputsOf: ({ foodId }, documents) => {
      const [newest] = signed.get(foodId) ?? [];
      return {
        hazardAnalysis: newest ? toRecord(newest, documents) : null,
        hazardAnalysisDraft: drafts.get(foodId)?.[0] ?? null,
      };
    },
  };
}

/** A version whose signature was withdrawn gives nothing back to the one before it. */
function toRecord(
  { counts, outcome, outdated, standsFrom, documentId, basis, hazards, facts, foodId: _, ...row }: Row,
  documents: Documents,
): FileInputs['hazardAnalysis'] {
  if (!counts) return null;
  return {
    ...row,
    recordType: RECORD_TYPE,
    title: titleOf(row.versionNumber),
    controls: outcome === 'controls_required',
    toControl: hazards
      .filter((hazard) => needsControl(hazard, facts))
      .map(({ hazardKey, name }) => ({ hazardKey, name })),
    changed: outdated,
    document: basis === 'reviewed' ? documents.get(documentId ?? '') : null,
    validUntil: addMonths(dayOfInstant(standsFrom), ANALYSIS_MONTHS),
  };
}

function readSigned({ manager, end }: LoadScope, foodIds: readonly string[]): Promise<Row[]> {
  return manager.query(
    `select distinct on (a.food_id) a.food_id as "foodId", a.id, a.version, a.version_number as "versionNumber", a.outcome,
       a.facts, (select coalesce(json_agg(json_build_object('hazardKey', h->'hazardKey', 'name', h->'name', 'class', h->'class',
           'requiresControl', h->'requiresControl', 'foreseeable', h->'foreseeable', 'controlledByPart113', h->'controlledByPart113')
           order by place), '[]') from jsonb_array_elements(a.hazards) with ordinality one (h, place)) as hazards,
       a.basis, a.reviewed->>'documentId' as "documentId",
       ${STANDING_FACTS} is distinct from ${hazardFacts('food')} as outdated, ${signerAt('$2')},
       iso(coalesce((
         select max(c.signed_at) from signatures c where c.record_type = '${RECORD_TYPE}' and c.record_id = a.id
           and c.meaning = 'confirmed' and c.signed_at < $2::timestamptz
           and (c.withdrawn_at is null or c.withdrawn_at >= $2::timestamptz)), s.signed_at)) as "standsFrom"
     from food_hazard_analyses a join foods food on food.id = a.food_id
     join signatures s on s.record_type = '${RECORD_TYPE}' and s.record_id = a.id and s.meaning <> 'confirmed'
     where a.food_id = any($1) and s.signed_at < $2::timestamptz order by a.food_id, a.version_number desc`,
    [foodIds, end],
  );
}

/** Those of earlier days are not known. */
async function readDrafts(
  { manager, day }: LoadScope,
  foodIds: readonly string[],
): Promise<(EvidenceRecord & { foodId: string })[]> {
  if (day < today()) return [];
  const rows = await manager.query<{ foodId: string; id: string; version: number; versionNumber: number }[]>(
    `select food_id as "foodId", id, version, version_number as "versionNumber" from food_hazard_analyses
     where food_id = any($1) and state = 'draft' and deleted_at is null`,
    [foodIds],
  );
  return rows.map(({ versionNumber, ...row }) => ({ ...row, recordType: RECORD_TYPE, title: titleOf(versionNumber) }));
}
