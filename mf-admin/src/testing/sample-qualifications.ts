import { addDays, today } from '@fsvp/contracts/calendar-day';
import type { Qualification, QualifiedIndividual } from '@fsvp/contracts/qualified-individual';

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
