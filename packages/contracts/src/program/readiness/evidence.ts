import type { Day } from '../../core/calendar-day.js';
import type { ChosenEvidence, DocumentState, EvidenceRecord, LinkedDocument, SignedRecord } from './file-inputs.js';
import type { Evidence } from './readiness.js';

/** Evidence as people see it. */
export interface ShownEvidence extends EvidenceRecord {
  signedBy: string | null;
  signedAt: string | null;
  validUntil: Day | null;
}

/** A record with what its judgement depends on. */
export interface FoundRecord {
  evidence: Evidence;
  shown: ShownEvidence;
  /** The known documents that it refers to. */
  documents?: readonly DocumentState[];
}

function showRecord(record: EvidenceRecord & Partial<SignedRecord>, validUntil: Day | null): ShownEvidence {
  const { recordType, id, version, title, signedBy = null, signedAt = null } = record;
  return { recordType, id, version, title, signedBy, signedAt, validUntil };
}

export const showDocuments = (documents: readonly LinkedDocument[]): ShownEvidence[] =>
  documents.map((linked) => showRecord(linked, linked.document?.expiryDay ?? null));

export const signedEvidence = (
  record: SignedRecord,
  validUntil: Day | null,
  more: Partial<Evidence> = {},
): FoundRecord => ({
  evidence: { signed: true, qualified: record.qualified, validUntil, ...more },
  shown: showRecord(record, validUntil),
});

/** A record that is prepared. */
export const unsignedEvidence = (record: EvidenceRecord): FoundRecord => ({
  evidence: { signed: false, qualified: false, validUntil: null },
  shown: showRecord(record, null),
});

/** A record that nobody signs in the suite. */
export const recordedEvidence = (
  record: EvidenceRecord,
  evidence: Omit<Evidence, 'signed' | 'qualified'>,
): FoundRecord => ({
  evidence: { signed: true, qualified: true, ...evidence },
  shown: showRecord(record, evidence.validUntil),
});

const earlier = (one: Day | null, other: Day | null): Day | null =>
  one === null || (other !== null && other < one) ? other : one;

/** Limits a record to the time in which a document is valid, and damages it with the document. */
export function limitByDocument(found: FoundRecord, document: DocumentState | undefined): FoundRecord {
  const validUntil = earlier(found.evidence.validUntil, document?.expiryDay ?? null);
  return {
    evidence: { ...found.evidence, damaged: found.evidence.damaged === true || !document?.whole, validUntil },
    shown: { ...found.shown, validUntil },
    documents: [...(found.documents ?? []), ...(document ? [document] : [])],
  };
}

/**
 * Keeps of the records for a requirement those that a person chose, as long as there are any. They count only while the
 * chosen documents are whole and valid.
 */
export function applyChoice(found: FoundRecord[], choice: ChosenEvidence | undefined): FoundRecord[] {
  if (!choice) return found;
  const isChosen = ({ shown }: FoundRecord) =>
    choice.records.some(({ recordType, recordId }) => recordType === shown.recordType && recordId === shown.id);
  const chosen = found.filter(isChosen);
  return choice.documents.reduce<FoundRecord[]>(
    (all, { document }) => all.map((one) => limitByDocument(one, document)),
    chosen.length ? chosen : found,
  );
}
