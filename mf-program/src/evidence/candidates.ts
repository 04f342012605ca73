import { today } from '@fsvp/contracts/core/calendar-day';
import { DOCUMENT_TYPE_LABELS, documentExpiry, type Document } from '@fsvp/contracts/documents/document';
import type { EvidenceLink } from '@fsvp/contracts/program/evidence-links';
import { formatDate } from '@fsvp/ui';
import { FOUND_LABELS } from '../file-records/check-form.values.js';
import { factsOf, isCheck, isControl, nameOf, type FileRecord } from '../file-records/records-section.js';

/** A record that can be chosen as evidence. */
export interface Candidate extends EvidenceLink {
  title: string;
  facts: string;
  /** Why it does not count. */
  faults: readonly string[];
}

export function candidateOfRecord(record: FileRecord): Candidate {
  return {
    recordType: isCheck(record) ? 'standing-check' : isControl(record) ? 'control-record' : 'assurance',
    recordId: record.id,
    recordVersion: record.version,
    note: null,
    title: nameOf(record),
    facts: factsOf(record),
    faults: [
      ...(isCheck(record) && !record.found ? [FOUND_LABELS[record.kind].no] : []),
      ...(record.validUntil !== null && record.validUntil < today() ? ['Expired'] : []),
    ],
  };
}

export function candidateOfDocument(document: Document): Candidate {
  const { id, version, title, type, expirationDate, fileDamagedSince, isActive } = document;
  return {
    recordType: 'document',
    recordId: id,
    recordVersion: version,
    note: null,
    title,
    facts: [
      DOCUMENT_TYPE_LABELS[type] ?? type,
      expirationDate ? `valid until ${formatDate(expirationDate)}` : 'no expiry date',
    ].join(' · '),
    faults: [
      ...(isActive ? [] : ['Deleted']),
      ...(documentExpiry(expirationDate) === 'expired' ? ['Expired'] : []),
      ...(fileDamagedSince ? ['File damaged'] : []),
    ],
  };
}
