import type { EvidenceLink, EvidenceType } from '@fsvp/contracts/program/evidence-links';

/** Of one record of each type. */
export const EVIDENCE_TYPE_LABELS: Record<EvidenceType, string> = {
  'applicability-determination': 'Regime determination',
  'importer-eligibility': 'Importer eligibility',
  assurance: 'Assurance',
  'standing-check': 'Check of standing',
  'control-record': 'Record of a control elsewhere',
  procedure: 'Procedure',
  document: 'Document',
  'hazard-analysis': 'Hazard analysis',
  'verification-activity': 'Verification activity',
  'receiving-inspection': 'Receiving inspection',
  'corrective-action': 'Corrective action',
};

/** The values of the form. */
export interface ChoiceValues {
  links: EvidenceLink[];
}

type Named = Pick<EvidenceLink, 'recordType' | 'recordId'>;

export const isSameRecord = (one: Named, other: Named) =>
  one.recordType === other.recordType && one.recordId === other.recordId;

/** In the order in which the form adds it, so that equal choices compare as equal. */
export const toLink = ({ recordType, recordId, recordVersion, note }: EvidenceLink): EvidenceLink => ({
  recordType,
  recordId,
  recordVersion,
  note,
});

/** Their title or their screen has the number of the version; the version of the record also counts their signing. */
const NUMBERED_TYPES = [
  'applicability-determination',
  'importer-eligibility',
  'procedure',
  'qualification',
  'result-review',
];

/** 'Version 2', the version of the record; undefined where it would differ from the number that is shown of it. */
export const versionText = (recordType: string, version: number): string | undefined =>
  NUMBERED_TYPES.includes(recordType) ? undefined : `Version ${version}`;
