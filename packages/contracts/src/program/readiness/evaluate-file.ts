import { addDays, type Day } from '../../core/calendar-day.js';
import { languageName } from '../../core/language.js';
import { describeDifference, type DifferingLine, entryLineTitle } from '../entry-line.js';
import { type ImporterRole, lacksConsent } from '../importer.js';
import { PROCEDURE_CODES, type ProcedureCode, procedureInForce } from '../procedure.js';
import {
  type Candidate,
  deriveRegime,
  effectiveRegime,
  type Eligibility,
  type FileCircumstances,
} from './derive-regime.js';
import { type Evidence, type Item, judgeFile, pickBest, scoreOf, type Verdict } from './readiness.js';
import {
  applyChoice,
  type DocumentState,
  findRecorded,
  limitedBy,
  type LinkedDocument,
  type RecordedInputs,
  showDocuments,
} from './recorded-evidence.js';
import type { FoodFacts, Regime } from './regime.js';
import { type FileSituation, type RequirementCode, REQUIREMENTS, whyNotApplicable } from './requirements.js';
import type { WindowDays } from './window-days.js';

/**
 * The readiness of one FSVP file on a day, recomputed from its records alone (beyond/fsvp-file.md, 3 to 5). A record that
 * the suite does not have yet is missing.
 */

/** A record that may satisfy a requirement. */
export interface EvidenceRecord {
  recordType: string;
  id: string;
  version: number;
  title: string;
}

/** A record that a person signed. */
export interface SignedRecord extends EvidenceRecord {
  signedBy: string;
  /** Instant. */
  signedAt: string;
  /** The signer was qualified for it on the day of the signature. */
  qualified: boolean;
}

/** The corrective actions of a supplier on the day. */
export interface SupplierActions {
  /** Those that are past their due day and not done: the first ones. */
  overdue: readonly EvidenceRecord[];
  /** How many those are in all. */
  overdueCount: number;
  /** The first due day, from the day on, of one that is not done; null without one. */
  nextDueOn: Day | null;
}

/** A version of a procedure that was ever signed. */
export interface ProcedureRecord extends SignedRecord {
  code: ProcedureCode;
  versionNumber: number;
  effectiveFrom: Day;
  /** Its signature was withdrawn. */
  withdrawn: boolean;
  document: DocumentState | undefined;
}

/** The entry lines of a file. */
export interface FileEntryLines {
  count: number;
  /** How many differ from the importer in code, name, email address or DUNS number. */
  differingCount: number;
  /** The first ones of them. */
  differing: readonly (EvidenceRecord & DifferingLine)[];
}

export interface FileInputs extends RecordedInputs {
  facts: FoodFacts;
  circumstances: FileCircumstances;
  importingSince: Day | null;
  importer: EvidenceRecord & {
    active: boolean;
    role: ImporterRole;
    consentDocumentId: string | null;
    /** The document with that id. */
    consent: LinkedDocument | null;
  };
  /** Signed ones of this importer, of all years and classes. */
  eligibilities: readonly (SignedRecord & Eligibility)[];
  /** The signed determination in force. */
  determination: (SignedRecord & { chosenRegime: Regime }) | null;
  /** The determination that is prepared. */
  draft: EvidenceRecord | null;
  /** Of this importer. */
  procedures: readonly ProcedureRecord[];
  /** The procedures of this importer that are prepared. */
  procedureDrafts: readonly (EvidenceRecord & { code: ProcedureCode })[];
  entryLines: FileEntryLines;
  /** The supplier's corrective actions; null while they are not known. */
  actions: SupplierActions | null;
  recognisedSystems: readonly { country: string; excludedClasses: readonly string[] }[];
  /** The next day on which other rows of recognised systems are in force; null if none is known. */
  nextSystemsChange: Day | null;
  /** Policy `readiness.windowDays`. */
  windowDays: WindowDays;
  /** Policy `assurances1507`. */
  assurances1507: FileSituation['assurances1507'];
}

/** Evidence as people see it. */
export interface ShownEvidence extends EvidenceRecord {
  signedBy: string | null;
  signedAt: string | null;
  validUntil: Day | null;
}

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

/** A record with what its judgement depends on. */
export type Found = {
  evidence: Evidence;
  shown: ShownEvidence;
  /** The known documents that it rests on. */
  documents?: readonly DocumentState[];
};

const signedEvidence = (record: SignedRecord, validUntil: Day | null, more: Partial<Evidence> = {}): Found => ({
  evidence: { signed: true, qualified: record.qualified, validUntil, ...more },
  shown: shownOf(record, validUntil),
});

function shownOf(record: EvidenceRecord & Partial<SignedRecord>, validUntil: Day | null): ShownEvidence {
  const { recordType, id, version, title, signedBy = null, signedAt = null } = record;
  return { recordType, id, version, title, signedBy, signedAt, validUntil };
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
  const { facts, circumstances, importer, eligibilities, determination, importingSince, windowDays } = inputs;
  const derivation = deriveRegime(facts, circumstances, importer, eligibilities, inputs, day);
  const { effective, determination: state } = effectiveRegime(derivation, determination?.chosenRegime ?? null);
  const year = Number(day.slice(0, 4));
  const situation: FileSituation = {
    regime: effective.regime,
    verySmallImporter: eligibilities.some(
      (one) => one.year === year && one.eligible && one.foodClass === facts.foodClass,
    ),
    lowAcidCanned: facts.lowAcidCanned,
    coveredProduce: facts.coveredProduce,
    importing: importingSince !== null,
    hasEntryLines: inputs.entryLines.count > 0,
    hazards: 'unknown',
    allocations: [],
    allAllocated: false,
    sahcodhaWithoutAudit: false,
    assurances1507: inputs.assurances1507,
  };
  const found = findEvidence(inputs, state === 'stale', day);
  const current = findCurrentRecords(found, situation, day, windowDays);
  found['RC-1'] = fitToShow(current);
  const evidence = Object.fromEntries(
    Object.entries(found).map(([code, all]) => [code, all.map((one) => one.evidence)]),
  );
  // That nothing is overdue is no record.
  if (inputs.actions?.overdueCount === 0) evidence['CA-1'] = [{ signed: true, qualified: true, validUntil: null }];
  if (inputs.entryLines.differingCount === 0) evidence['IMP-2'] = [{ signed: true, qualified: true, validUntil: null }];
  const judged = judgeFile(situation, evidence, day, windowDays);
  const items = judged.map((one): FileItem => {
    const doubtful = unconfirmed.includes(one.code) && one.state !== 'missing' && one.state !== 'not_applicable';
    const item: Item = doubtful ? { ...one, state: 'missing', reason: 'stale' } : one;
    const records = found[item.code] ?? [];
    const chosen = inputs.chosenEvidence.find(({ code }) => code === item.code)?.documents ?? [];
    const documents = showDocuments([...chosen, ...(item.code === 'IMP-1' ? consentOf(importer) : [])]);
    const { title, citations } = REQUIREMENTS[item.code];
    const fulfilled = item.state === 'satisfied' || item.state === 'expiring';
    return {
      ...item,
      title,
      citations,
      evidence: item.state === 'not_applicable' ? [] : [...records.map(({ shown }) => shown), ...documents],
      dueOn: fulfilled ? (pickBest(records, day, windowDays(item.code))?.evidence.validUntil ?? null) : null,
      notes: [
        ...(doubtful ? [UNCONFIRMED] : []),
        ...(item.code === 'APP-1' && state === 'stale'
          ? [staleNote(determination!.chosenRegime, derivation.candidates)]
          : []),
        ...procedureNotes(item, inputs, day),
        ...(item.code === 'IMP-2' && item.state !== 'not_applicable' ? entryLineNotes(inputs.entryLines) : []),
        ...(item.code === 'RC-1' && item.state !== 'not_applicable' ? translationNotes(current) : []),
        ...(item.code === 'CA-1' && item.state !== 'not_applicable' ? [actionsNote(inputs.actions)] : []),
      ],
    };
  });
  const codesOf = (wanted: (item: FileItem) => boolean) => items.filter(wanted).map(({ code }) => code);
  return {
    effective,
    items,
    ...scoreOf(items),
    missing: codesOf((item) => item.state === 'missing'),
    blocking: codesOf((item) => item.state === 'missing' && item.blocking),
    expiring: codesOf((item) => item.state === 'expiring'),
    nextDueOn: items.flatMap(({ dueOn }) => dueOn ?? []).sort()[0] ?? null,
    nextChangeOn: nextChange(items, inputs, day),
  };
}

type FoundByCode = Partial<Record<RequirementCode, Found[]>>;

/** The evidence for each requirement; where a person chose, what they chose. */
function findEvidence(inputs: FileInputs, stale: boolean, day: Day): FoundByCode {
  const found = { ...findOwnRecords(inputs, stale, day), ...findRecorded(inputs) };
  for (const choice of inputs.chosenEvidence) found[choice.code] = applyChoice(found[choice.code] ?? [], choice);
  return found;
}

/** Records that are none of RC-1: the importer and what entries declare of it, signers of records that count anyway, and overdue actions. */
const NO_RECORDS: readonly RequirementCode[] = ['IMP-1', 'IMP-2', 'QI-1', 'RC-1', 'CA-1'];

/** The records that count for the other requirements. */
function findCurrentRecords(found: FoundByCode, situation: FileSituation, day: Day, windowDays: WindowDays): Found[] {
  return (Object.keys(found) as RequirementCode[])
    .filter((code) => !NO_RECORDS.includes(code) && !whyNotApplicable(code, situation))
    .flatMap((code) => pickBest(found[code] ?? [], day, windowDays(code)) ?? []);
}

/** What RC-1 is judged by: the records that are unfit to show, since one of them is enough; all of them if none is. */
function fitToShow(current: readonly Found[]): Found[] {
  const unfit = current.filter(({ evidence }) => !evidence.signed || evidence.damaged);
  return (unfit.length ? unfit : current).map(({ evidence: { signed, damaged = false }, shown }) => ({
    evidence: { signed, damaged, qualified: true, validUntil: null },
    shown: { ...shown, validUntil: null },
  }));
}

function findOwnRecords(
  {
    importer,
    eligibilities,
    determination,
    draft,
    facts,
    procedures,
    procedureDrafts,
    entryLines,
    actions,
  }: FileInputs,
  stale: boolean,
  day: Day,
): FoundByCode {
  const year = Number(day.slice(0, 4));
  const unsigned = (record: EvidenceRecord): Found => ({
    evidence: { signed: false, qualified: false, validUntil: null },
    shown: shownOf(record, null),
  });
  const ofClass = eligibilities.filter(({ foodClass, eligible }) => foodClass === facts.foodClass && eligible);
  const inForce = PROCEDURE_CODES.flatMap((code) => findInForce(procedures, code, day) ?? []);
  const signers = [
    ...(determination ? [determination] : []),
    ...ofClass.filter((one) => one.year === year),
    ...inForce,
  ];
  const ofProcedure = (code: ProcedureCode): Found[] => [
    ...inForce
      .filter((one) => one.code === code)
      .map((procedure) => limitedBy(signedEvidence(procedure, null), procedure.document)),
    ...procedureDrafts.filter((one) => one.code === code).map(unsigned),
  ];
  return {
    'APP-1': [
      ...(determination ? [signedEvidence(determination, null, { changed: stale })] : []),
      ...(draft ? [unsigned(draft)] : []),
    ],
    'IMP-1': [
      consentOf(importer).reduce<Found>((found, { document }) => limitedBy(found, document), {
        evidence: {
          signed: true,
          qualified: true,
          incomplete: !importer.active || lacksConsent(importer),
          validUntil: null,
        },
        shown: shownOf(importer, null),
      }),
    ],
    'QI-1': signers.length
      ? [
          {
            evidence: { signed: true, qualified: signers.every(({ qualified }) => qualified), validUntil: null },
            shown: shownOf(signers[0]!, null),
          },
        ]
      : [],
    'PR-1': ofProcedure('PR-1'),
    'PR-3': ofProcedure('PR-3'),
    'VS-1': ofClass.map((one) => signedEvidence(one, `${one.year}-12-31`)),
    'IMP-2': entryLines.differing.map((line) => ({
      evidence: { signed: true, qualified: true, incomplete: true, validUntil: null },
      shown: shownOf(line, null),
    })),
    'CA-1': (actions?.overdue ?? []).map((action) => ({
      evidence: { signed: true, qualified: true, inadequate: true, validUntil: null },
      shown: shownOf(action, null),
    })),
  };
}

/** The consent that an agent needs (21 CFR 1.500). */
const consentOf = ({ role, consent }: FileInputs['importer']): LinkedDocument[] =>
  role === 'us_agent' && consent ? [consent] : [];

const findInForce = (procedures: FileInputs['procedures'], code: ProcedureCode, day: Day) =>
  procedureInForce(
    procedures.filter((one) => one.code === code),
    day,
  );

/** Which procedure is signed and not in force yet. */
function procedureNotes({ code, state }: Item, { procedures }: FileInputs, day: Day): string[] {
  if (state === 'not_applicable') return [];
  const next = procedures.filter((one) => one.code === code && !one.withdrawn && one.effectiveFrom > day);
  return next.map(({ versionNumber, effectiveFrom }) => `Version ${versionNumber} is in force from ${effectiveFrom}.`);
}

function entryLineNotes({ count, differingCount, differing }: FileEntryLines): string[] {
  if (!differingCount)
    return [count === 1 ? 'Its entry line names the importer.' : `Its ${count} entry lines name the importer.`];
  const more = differingCount - differing.length;
  return [
    ...differing.map(
      (line) => `${entryLineTitle(line)}: ${line.differences.map((one) => describeDifference(line, one)).join(', ')}`,
    ),
    ...(more > 0 ? [`${more} more ${more === 1 ? 'line differs' : 'lines differ'} from the importer.`] : []),
  ];
}

/** The translation is owed when FDA asks for it, so that a document in another language is no gap (21 CFR 1.510(b)(1)). */
function translationNotes(current: readonly Found[]): string[] {
  const foreign = current
    .flatMap(({ documents = [] }) => documents)
    .filter(({ language, translatedInto }) => ![language, ...translatedInto].includes('en'));
  const notes = foreign.map(
    ({ title, language }) =>
      `“${title}” is in ${languageName(language)}. FDA can request an English translation (§1.510(b)(1)).`,
  );
  return [...new Set(notes)];
}

function actionsNote(actions: SupplierActions | null): string {
  if (!actions) return 'The corrective actions of the supplier are not known yet.';
  const { overdue, overdueCount } = actions;
  if (!overdueCount) return 'No corrective action of the supplier is overdue.';
  if (overdueCount === 1) return 'A corrective action of the supplier is overdue.';
  const shown = overdueCount > overdue.length ? ` The first ${overdue.length} are shown.` : '';
  return `${overdueCount} corrective actions of the supplier are overdue.${shown}`;
}

const UNCONFIRMED =
  'A service is not responding, so newer changes may be unknown. It counts again once the service responds.';

/** Why a signed determination no longer counts. */
function staleNote(chosen: Regime, candidates: readonly Candidate[]): string {
  const unmet = candidates.find(({ regime }) => regime === chosen)?.unmet ?? [];
  return unmet.length
    ? 'The signed regime requires conditions that are no longer confirmed.'
    : 'The signed regime no longer fits the facts.';
}

/** The first day after this one on which evidence begins to expire or ends, or other rules of a year or a list count. */
function nextChange(items: readonly FileItem[], inputs: FileInputs, day: Day): Day | null {
  const ofEvidence = items
    .flatMap(({ code, evidence }) => evidence.map(({ validUntil }) => ({ code, validUntil })))
    .flatMap(({ code, validUntil }) =>
      validUntil === null ? [] : [addDays(validUntil, -inputs.windowDays(code)), addDays(validUntil, 1)],
    );
  const counts = items.some(({ code, state }) => code === 'CA-1' && state !== 'not_applicable');
  const ofActions = counts && inputs.actions?.nextDueOn ? [addDays(inputs.actions.nextDueOn, 1)] : [];
  const ofProcedures = inputs.procedures
    .filter((procedure) => items.some(({ code, state }) => code === procedure.code && state !== 'not_applicable'))
    .map(({ effectiveFrom }) => effectiveFrom);
  const ofYear = inputs.eligibilities.length ? [`${Number(day.slice(0, 4)) + 1}-01-01`] : [];
  const ofSystems = inputs.nextSystemsChange ? [inputs.nextSystemsChange] : [];
  return (
    [...ofEvidence, ...ofActions, ...ofProcedures, ...ofYear, ...ofSystems].filter((one) => one > day).sort()[0] ?? null
  );
}
