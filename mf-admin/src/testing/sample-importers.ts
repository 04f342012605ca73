import { importer, type Importer } from '@fsvp/contracts/program/importer';
import type { ImporterEligibility } from '@fsvp/contracts/program/importer-eligibility';
import { sampleRecord } from '@fsvp/web-kit/testing';

export const IMPORTER_ID = '0197a000-0000-7000-8000-0000000000e1';
export const ELIGIBILITY_ID = '0197a000-0000-7000-8000-0000000000e2';

const record = {
  version: 1,
  createdBy: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

export function sampleImporter(changes: Partial<Importer> = {}): Importer {
  return sampleRecord(importer, {
    ...record,
    id: IMPORTER_ID,
    legalName: 'Harbor Foods LLC',
    duns: '117483265',
    email: 'fsvp@harbor.test',
    timeZone: 'America/New_York',
    address: '40 Harbor Street',
    city: 'Newark',
    state: 'NJ',
    postalCode: '07105',
    active: true,
    role: 'us_owner_or_consignee',
    ...changes,
  });
}

/** A draft for 2023. */
export function sampleEligibility(changes: Partial<ImporterEligibility> = {}): ImporterEligibility {
  return {
    ...record,
    id: ELIGIBILITY_ID,
    importerId: IMPORTER_ID,
    importerName: 'Harbor Foods LLC',
    versionNumber: 1,
    state: 'draft',
    foodClass: 'human',
    year: 2023,
    years: [
      { year: 2019, sales: 400_000, valueWithoutSale: 0 },
      { year: 2020, sales: 500_000.5, valueWithoutSale: 100 },
      { year: 2021, sales: 600_000.25, valueWithoutSale: 0 },
    ],
    cutoff: 1_171_583,
    cutoffBasis: "FDA's edition of 2024",
    average: 500_033.58,
    eligible: true,
    signedByName: null,
    signedAt: null,
    ...changes,
  };
}
