import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { Qualification, QualifiedIndividual } from '@fsvp/contracts/program/qualified-individual';
import type { Signature } from '@fsvp/contracts/signatures/signature';

export const INDIVIDUAL_ID = '0197a000-0000-7000-8000-0000000000c1';
export const QUALIFICATION_ID = '0197a000-0000-7000-8000-0000000000d1';
export const DRAFT_ID = '0197a000-0000-7000-8000-0000000000d2';

const record = {
  version: 1,
  createdBy: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

export function sampleQualification(changes: Partial<Qualification> = {}): Qualification {
  return {
    ...record,
    id: QUALIFICATION_ID,
    individualId: INDIVIDUAL_ID,
    individualName: 'Mia Chen',
    versionNumber: 1,
    state: 'signed',
    activities: ['hazard_analysis', 'evaluation', 'approval', 'plan'],
    foodClasses: ['human'],
    industryCodes: ['16'],
    languages: ['en', 'vi'],
    basis: [{ kind: 'training', text: 'FSPCA course for FSVP' }],
    documents: [],
    validFrom: '2026-01-01',
    validUntil: null,
    ...changes,
  };
}

export function sampleDraft(changes: Partial<Qualification> = {}): Qualification {
  return sampleQualification({ id: DRAFT_ID, versionNumber: 2, state: 'draft', ...changes });
}

export function sampleIndividual(changes: Partial<QualifiedIndividual> = {}): QualifiedIndividual {
  return {
    ...record,
    id: INDIVIDUAL_ID,
    userId: null,
    name: 'Bay Laboratory',
    employer: 'Bay Laboratories Ltd',
    relation: 'third_party',
    current: null,
    draft: null,
    ...changes,
  };
}

/** A signed qualification that ends in so many days. */
export const endingIn = (days: number) => sampleQualification({ validUntil: addDays(today(), days) });

export function sampleSignature(changes: Partial<Signature> = {}): Signature {
  return {
    id: '0197a000-0000-7000-8000-0000000000f1',
    version: 1,
    recordType: 'qualification',
    recordId: QUALIFICATION_ID,
    recordVersion: 2,
    contentSha256: 'abcdef0123456789'.repeat(4),
    signerId: '0197a000-0000-7000-8000-0000000000a2',
    signerName: 'Alma Reyes',
    signerTitle: 'Administrator',
    meaning: 'approved',
    reason: null,
    signedAt: '2026-03-06T09:30:00.000Z',
    methods: ['email', 'password'],
    qualificationId: null,
    qualificationVersion: null,
    samePerson: null,
    withdrawnAt: null,
    withdrawnReason: null,
    withdrawnByName: null,
    withdrawnByTitle: null,
    state: 'valid',
    ...changes,
  };
}
