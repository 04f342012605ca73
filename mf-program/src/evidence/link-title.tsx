import type { EvidenceLink } from '@fsvp/contracts/program/evidence-links';
import { DocumentTitle } from '../documents/document-title.js';
import { EVIDENCE_TYPE_LABELS } from './evidence-link.js';

/** Of a chosen record that the screen has not loaded. */
export function LinkTitle({ link: { recordType, recordId }, linked }: { link: EvidenceLink; linked?: boolean }) {
  return recordType === 'document' ? <DocumentTitle id={recordId} linked={linked} /> : EVIDENCE_TYPE_LABELS[recordType];
}
