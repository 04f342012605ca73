import { addDays, type Day } from '../../core/calendar-day.js';
import { findWithoutYearlyAudit } from '../verification-plans/judge-plan.js';
import type { FileSituation } from './applicability.js';
import { deriveRegime, effectiveRegime, type Candidate } from './derive-regime.js';
import type { FileContext } from './evaluation.js';
import { EVALUATIONS } from './evaluations.js';
import { applyChoice, showDocuments, type FoundRecord, type ShownEvidence } from './evidence.js';
import { eligibilitiesForFood, type FileInputs } from './file-inputs.js';
import {
  judgeBest,
  pickBest,
  READINESS_WINDOW_DAYS,
  scoreOf,
  type Evidence,
  type Item,
  type Verdict,
} from './readiness.js';
import { REQUIREMENT_CODES, type RequirementCode } from './requirement-codes.js';
import { REQUIREMENTS, whyNotApplicable } from './requirements.js';
import { judgeAllocations } from './requirements/ev-1.js';
import { judgeHazards } from './requirements/ha-1.js';
import type { WindowDays } from './window-days.js';

/** The readiness of one FSVP file on a day, recomputed from its records alone (beyond/fsvp-file.md, 3 to 5). */

export interface FileItem extends Item {
  title: string;
  citations: readonly string[];
  evidence: ShownEvidence[];
  /** The day on which what satisfies it ends. */
  dueOn: Day | null;
  notes: string[];
}

export interface FileReadiness {
  /** The regime that counts on the day. */
  effective: Candidate;
  items: FileItem[];
  percent: number;
  verdict: Verdict;
  missing: RequirementCode[];
  blocking: RequirementCode[];
  expiring: RequirementCode[];
  /** The first day on which something that fulfils a requirement ends; null: none. */
  nextDueOn: Day | null;
  /** The next day on which it can change without a change of a record; null: none. */
  nextChangeOn: Day | null;
}

/**
 * Judges a file. It has no clock: all that it depends on is given.
 * @param unconfirmed requirements that count as missing because newer changes of their evidence may be unknown
 */
export function evaluateFile(
  inputs: FileInputs,
  day: Day,
  unconfirmed: readonly RequirementCode[] = [],
): FileReadiness {
  const { facts, circumstances, importer, eligibilities, determination, windowDays } = inputs;
  const derivation = deriveRegime(facts, circumstances, importer, eligibilities, inputs, day);
  const { effective, determination: state } = effectiveRegime(derivation, determination?.chosenRegime ?? null);
  const file: FileContext = { inputs, day, derivation, regime: effective.regime, isStale: state === 'stale' };
  const found = findRecords(file);
  const situation = describeSituation(file, found);
  const records = findCountingRecords(found, situation, file);
  for (const { code, findAmongRecords } of EVALUATED) if (findAmongRecords) found[code] = findAmongRecords(records);

  const items = judgeFile(situation, collectEvidence(found, file), day, windowDays).map((judged): FileItem => {
    const { code } = judged;
    const { title, citations } = REQUIREMENTS[code];
    if (judged.state === 'not_applicable') return { ...judged, title, citations, evidence: [], dueOn: null, notes: [] };
    const isUnconfirmed = unconfirmed.includes(code) && judged.state !== 'missing';
    const item: Item = isUnconfirmed ? { ...judged, state: 'missing', reason: 'stale' } : judged;
    const own = found[code] ?? [];
    const { findDocument, notes } = EVALUATIONS[code] ?? {};
    const chosen = inputs.chosenEvidence.find((choice) => choice.code === code)?.documents ?? [];
    return {
      ...item,
      title,
      citations,
      evidence: [...own.map(({ shown }) => shown), ...showDocuments([...chosen, findDocument?.(file) ?? []].flat())],
      dueOn: item.state === 'missing' ? null : (pickBest(own, day, windowDays(code))?.evidence.validUntil ?? null),
      notes: [...(isUnconfirmed ? [UNCONFIRMED] : []), ...(notes?.(file, records) ?? [])],
    };
  });
  const codesOf = (wanted: (item: FileItem) => boolean) => items.filter(wanted).map(({ code }) => code);
  const { verdict, percent } = scoreOf(items);
  return {
    effective,
    items,
    verdict,
    // Of what, is not known before it is determined which requirements apply.
    percent: determination ? percent : 0,
    missing: codesOf(({ state }) => state === 'missing'),
    blocking: codesOf((item) => item.state === 'missing' && item.blocking),
    expiring: codesOf((item) => item.state === 'expiring'),
    nextDueOn: items.flatMap(({ dueOn }) => dueOn ?? []).sort()[0] ?? null,
    nextChangeOn: findNextChange(items, file),
  };
}

const UNCONFIRMED =
  'A service is not responding, so newer changes may be unknown. It counts again once the service responds.';

const EVALUATED = REQUIREMENT_CODES.flatMap((code) => {
  const evaluation = EVALUATIONS[code];
  return evaluation ? { code, ...evaluation } : [];
});

function describeSituation(file: FileContext, found: FoundByCode): FileSituation {
  const { inputs, regime, day } = file;
  const isMet = (code: RequirementCode) =>
    judgeBest(
      (found[code] ?? []).map(({ evidence }) => evidence),
      day,
      inputs.windowDays(code),
    ).state !== 'missing';
  const year = Number(day.slice(0, 4));
  return {
    regime,
    verySmallImporter: eligibilitiesForFood(inputs).some((one) => one.year === year),
    lowAcidCanned: inputs.facts.lowAcidCanned,
    coveredProduce: inputs.facts.coveredProduce,
    importing: inputs.importingSince !== null,
    hasEntryLines: inputs.entryLines.count > 0,
    hazards: judgeHazards(inputs, day),
    ...judgeAllocations(file, isMet),
    sahcodhaWithoutAudit:
      inputs.verificationPlan !== null && findWithoutYearlyAudit(inputs.verificationPlan).length > 0,
    assurances1507: inputs.assurances1507,
  };
}

type FoundByCode = Partial<Record<RequirementCode, FoundRecord[]>>;

/** The records for each requirement; where a person chose, what they chose. */
function findRecords(file: FileContext): FoundByCode {
  const choiceOf = (code: RequirementCode) => file.inputs.chosenEvidence.find((choice) => choice.code === code);
  return Object.fromEntries(
    EVALUATED.map(({ code, findRecords: find }) => [code, applyChoice(find?.(file) ?? [], choiceOf(code))]),
  );
}

/** The records that count for requirements, as FDA can ask for them. */
function findCountingRecords(
  found: FoundByCode,
  situation: FileSituation,
  { inputs, day }: FileContext,
): FoundRecord[] {
  const counting = EVALUATED.filter(
    ({ code, hasNoRecords }) => !hasNoRecords && !whyNotApplicable(code, situation),
  ).flatMap(({ code }) => pickBest(found[code] ?? [], day, inputs.windowDays(code)) ?? []);
  // One evaluation can count for several requirements.
  return [...new Map(counting.map((record) => [`${record.shown.recordType} ${record.shown.id}`, record])).values()];
}

const SATISFIED: Evidence = { signed: true, qualified: true, validUntil: null };

function collectEvidence(found: FoundByCode, file: FileContext): Partial<Record<RequirementCode, Evidence[]>> {
  return Object.fromEntries(
    EVALUATED.map(({ code, isSatisfied }) => [
      code,
      isSatisfied?.(file) ? [SATISFIED] : (found[code] ?? []).map(({ evidence }) => evidence),
    ]),
  );
}

/** Judges every requirement of a file on a day. @param evidence by code; an absent one has none */
export function judgeFile(
  situation: FileSituation,
  evidence: Partial<Record<RequirementCode, readonly Evidence[]>>,
  day: Day,
  windowDays: WindowDays = () => READINESS_WINDOW_DAYS,
): Item[] {
  return REQUIREMENT_CODES.map((code): Item => {
    const { blocking } = REQUIREMENTS[code];
    const citation = whyNotApplicable(code, situation);
    if (citation) return { code, state: 'not_applicable', reason: null, blocking, citation };
    return { code, ...judgeBest(evidence[code] ?? [], day, windowDays(code)), blocking, citation: null };
  });
}

/** The first day after this one on which evidence begins to expire or ends, or other rules of a year or a list count. */
function findNextChange(items: readonly FileItem[], file: FileContext): Day | null {
  const { inputs, day } = file;
  const ofItems = items
    .filter(({ state }) => state !== 'not_applicable')
    .flatMap(({ code, evidence }) => [
      ...evidence.flatMap(({ validUntil }) =>
        validUntil === null ? [] : [addDays(validUntil, -inputs.windowDays(code)), addDays(validUntil, 1)],
      ),
      ...(EVALUATIONS[code]?.findChangeDays?.(file) ?? []),
    ]);
  const ofYear = inputs.eligibilities.length ? [`${Number(day.slice(0, 4)) + 1}-01-01`] : [];
  // It also decides whether requirements apply for which it is no evidence.
  const ofEvaluation = inputs.evaluation ? [addDays(inputs.evaluation.validUntil, 1)] : [];
  const ofSystems = inputs.nextSystemsChange ? [inputs.nextSystemsChange] : [];
  return [...ofItems, ...ofYear, ...ofEvaluation, ...ofSystems].filter((one) => one > day).sort()[0] ?? null;
}
