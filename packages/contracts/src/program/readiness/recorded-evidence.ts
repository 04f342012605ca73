import type { Day } from '../../core/calendar-day.js';
import { type AssuranceKind, lacksControls } from '../assurance.js';
import type { FileCircumstances } from './derive-regime.js';
import type { EvidenceRecord, Found } from './evaluate-file.js';
import type { RequirementCode } from './requirements.js';
import { STANDING_CHECK_RULES, type StandingCheckKind } from '../standing-check.js';

/** Evidence that nobody signs in the suite: assurances and checks of standing, and the documents that a person linked. */

/** A document as it is today; undefined: the suite does not know it. */
export interface DocumentState {
  title: string;
  /** Of ISO 639-1. */
  language: string;
  /** The languages of the translations of its current file that are whole. */
  translatedInto: readonly string[];
  /** The last day on which it is valid; null without an end. */
  expiryDay: Day | null;
  /** It is neither withdrawn nor damaged. */
  whole: boolean;
}

/** A document that is shown as evidence. */
export interface LinkedDocument extends EvidenceRecord {
  document: DocumentState | undefined;
}

export interface AssuranceRecord extends EvidenceRecord {
  kind: AssuranceKind;
  validUntil: Day;
  controlsDescription: string | null;
  nonFederalLawStatement: string | null;
  document: DocumentState | undefined;
}

export interface StandingCheckRecord extends EvidenceRecord {
  kind: StandingCheckKind;
  countryCode: string;
  found: boolean;
  validUntil: Day;
  /** Null: it names none. */
  document: DocumentState | undefined | null;
}

/** What a person chose as evidence for a requirement. */
export interface ChosenEvidence {
  code: RequirementCode;
  records: readonly { recordType: string; recordId: string }[];
  /** The documents among them. */
  documents: readonly LinkedDocument[];
}

export interface RecordedInputs {
  circumstances: FileCircumstances;
  /** For the file, and for all files of its importer. */
  assurances: readonly AssuranceRecord[];
  /** The latest one of each kind. */
  standingChecks: readonly StandingCheckRecord[];
  chosenEvidence: readonly ChosenEvidence[];
}

const earlier = (one: Day | null, other: Day | null): Day | null =>
  one === null || (other !== null && other < one) ? other : one;

/** What a document takes from a record that rests on it, and gives to it. */
export function limitedBy(found: Found, document: DocumentState | undefined): Found {
  const validUntil = earlier(found.evidence.validUntil, document?.expiryDay ?? null);
  return {
    evidence: { ...found.evidence, damaged: found.evidence.damaged === true || !document?.whole, validUntil },
    shown: { ...found.shown, validUntil },
    documents: [...(found.documents ?? []), ...(document ? [document] : [])],
  };
}

const foundOf = (
  { recordType, id, version, title }: EvidenceRecord,
  evidence: Omit<Found['evidence'], 'signed' | 'qualified'>,
): Found => ({
  evidence: { signed: true, qualified: true, ...evidence },
  shown: { recordType, id, version, title, signedBy: null, signedAt: null, validUntil: evidence.validUntil },
});

/** The evidence for each requirement that assurances and checks satisfy. */
export function findRecorded({
  circumstances,
  assurances,
  standingChecks,
}: RecordedInputs): Partial<Record<RequirementCode, Found[]>> {
  const found: Partial<Record<RequirementCode, Found[]>> = {};
  const add = (code: RequirementCode, one: Found) => (found[code] = [...(found[code] ?? []), one]);
  for (const one of assurances) {
    const incomplete = lacksControls(one, circumstances.smallSupplier);
    add(one.kind, limitedBy(foundOf(one, { incomplete, validUntil: one.validUntil }), one.document));
  }
  for (const one of standingChecks) {
    const check = foundOf(one, {
      // It was made for a supplier in another country.
      changed: one.countryCode !== circumstances.supplierCountry,
      inadequate: !one.found,
      validUntil: one.validUntil,
    });
    add(STANDING_CHECK_RULES[one.kind].code, one.document === null ? check : limitedBy(check, one.document));
  }
  return found;
}

/**
 * Keeps of the evidence for a requirement what a person chose, as long as it is there. Linked documents are shown, and what
 * they are linked to counts only while they are whole and valid.
 */
export function applyChoice(found: readonly Found[], choice: ChosenEvidence | undefined): Found[] {
  if (!choice) return [...found];
  const isChosen = ({ shown }: Found) =>
    choice.records.some(({ recordType, recordId }) => recordType === shown.recordType && recordId === shown.id);
  const chosen = found.filter(isChosen);
  return choice.documents.reduce<Found[]>(
    (all, { document }) => all.map((one) => limitedBy(one, document)),
    chosen.length ? chosen : [...found],
  );
}

/** Documents as they are shown beside what counts. */
export const showDocuments = (documents: readonly LinkedDocument[]): Found['shown'][] =>
  documents.map(({ document, ...record }) => foundOf(record, { validUntil: document?.expiryDay ?? null }).shown);
