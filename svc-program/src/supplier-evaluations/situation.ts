import { effectiveRegime } from '@fsvp/contracts/program/readiness/derive-regime';
import type { Regime } from '@fsvp/contracts/program/readiness/regime';
import type { Determination } from '@fsvp/contracts/program/determination';
import { needsControl } from '@fsvp/contracts/program/food-hazard-analyses/find-conditions';
import type { AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import type { AnalysedFacts } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { REFUSING } from '@fsvp/contracts/program/supplier-evaluations/find-approval-problems';
import type {
  Conclusion,
  EvaluationContext,
  EvaluationKind,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import type { EntityManager } from 'typeorm';
import { ANSWERS } from '../determinations/read-determination.js';
import { FOOD_ANALYSIS } from '../food-hazard-analyses/read-analysis.js';
import { regimesOfFile } from '../fsvp-files/file-regimes.js';
import { readOpenReasons, type OpenReason } from './open-reasons.js';

/** What the evaluation of a file is made from and judged by, as it is now. */
export interface EvaluationSituation {
  importerId: string;
  supplierId: string;
  foodId: string;
  fileClosed: boolean;
  regime: Regime;
  kind: EvaluationKind;
  /** The signed analysis with its hazards that require a control; null without one, and where none is needed. */
  analysis: { id: string; versionNumber: number; hazards: AnalysisHazard[] } | null;
  /** Those that a reevaluation answers. */
  reasons: OpenReason[];
  context: EvaluationContext;
}

interface Row {
  importerId: string;
  supplierId: string;
  foodId: string;
  fileClosed: boolean;
  answers: Determination['answers'];
  chosenRegime: Regime | null;
  conclusion: Conclusion | null;
  supplierName: string;
  lowAcidCanned: boolean;
  analysisState: EvaluationContext['analysisState'];
  analysis: { id: string; versionNumber: number; hazards: AnalysisHazard[]; facts: AnalysedFacts } | null;
}

/** @returns undefined for an unknown file */
export async function readSituation(manager: EntityManager, fileId: string): Promise<EvaluationSituation | undefined> {
  const [row] = await manager.query<Row[]>(
    `select f.importer_id as "importerId", f.supplier_id as "supplierId", f.food_id as "foodId",
       f.lifecycle = 'closed' as "fileClosed", ${ANSWERS} as answers, coalesce(s.name, '') as "supplierName",
       coalesce((food.facts->>'lowAcidCanned')::boolean, false) as "lowAcidCanned", analysis.state as "analysisState",
       (select d.chosen_regime from applicability_determinations d
        where d.file_id = f.id and d.state = 'signed' and d.deleted_at is null) as "chosenRegime",
       (select e.conclusion from supplier_evaluations e
        where e.file_id = f.id and e.state in ('signed', 'superseded') and e.deleted_at is null
        order by e.version_number desc limit 1) as conclusion,
       (select json_build_object('id', a.id, 'versionNumber', a.version_number, 'hazards', a.hazards, 'facts', a.facts)
        from food_hazard_analyses a where a.id = analysis.signed_id) as analysis
     from fsvp_files f join foods food on food.id = f.food_id join foods r on r.id = food.id ${FOOD_ANALYSIS}
     left join supplier_directory s on s.id = f.supplier_id where f.id = $1`,
    [fileId],
  );
  if (!row) return undefined;
  const { importerId, supplierId, foodId, fileClosed, supplierName, lowAcidCanned, analysisState } = row;
  const derivation = await regimesOfFile(manager, { ...row.answers, importerId });
  const { regime } = effectiveRegime(derivation, row.chosenRegime).effective;
  const kind = row.conclusion && !REFUSING.includes(row.conclusion) ? 'reevaluation' : 'initial';
  return {
    importerId,
    supplierId,
    foodId,
    fileClosed,
    regime,
    kind,
    analysis: regime === 'standard' ? controlledHazardsOf(row.analysis) : null,
    reasons: kind === 'reevaluation' ? await readOpenReasons(manager, fileId) : [],
    context: { supplierName, lowAcidCanned, analysisState },
  };
}

function controlledHazardsOf(analysis: Row['analysis']): EvaluationSituation['analysis'] {
  if (!analysis) return null;
  const { id, versionNumber, hazards, facts } = analysis;
  return { id, versionNumber, hazards: hazards.filter((hazard) => needsControl(hazard, facts)) };
}
