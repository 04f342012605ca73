import { PLAIN_FACTS, type Food } from '@fsvp/contracts/program/food';
import type { EntryLine } from '@fsvp/contracts/program/entry-line';
import type { Assurance } from '@fsvp/contracts/program/assurance';
import type { Determination } from '@fsvp/contracts/program/determination';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { Importer } from '@fsvp/contracts/program/importer';
import type { Procedure } from '@fsvp/contracts/program/procedure';
import type { ReferenceSet } from '@fsvp/contracts/program/reference-set';
import type { ControlRecord } from '@fsvp/contracts/program/control-records/control-record';
import type { StandingCheck } from '@fsvp/contracts/program/standing-check';

export const FOOD_ID = '0197a000-0000-7000-8000-0000000000a1';
export const SET_ID = '0197a000-0000-7000-8000-0000000000e1';

const RECORD = {
  version: 3,
  createdBy: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
};

export const FILE_ID = '0197a000-0000-7000-8000-0000000000f1';
export const IMPORTER_ID = '0197a000-0000-7000-8000-0000000000b1';
export const SUPPLIER_ID = '0197a000-0000-7000-8000-0000000000c1';
export const PRODUCT_ID = '0197a000-0000-7000-8000-0000000000d1';
export const DETERMINATION_ID = '0197a000-0000-7000-8000-0000000000f2';

export const PROCEDURE_ID = '0197a000-0000-7000-8000-0000000000f3';
export const DOCUMENT_ID = '0197a000-0000-7000-8000-0000000000f4';

/** A food as the server returns it. */
export function sampleFood(changes: Partial<Food> = {}): Food {
  return {
    ...RECORD,
    id: FOOD_ID,
    name: 'Frozen shrimp',
    description: 'Raw, headless, in bags',
    foodClass: 'human',
    industryCode: '16',
    productCodes: ['16J**05'],
    facts: { ...PLAIN_FACTS, commodity: 'fish', rawCommodity: true },
    ...changes,
  };
}

/** Two of FDA's industries, in force today. */
export const INDUSTRIES = {
  ...RECORD,
  id: SET_ID,
  kind: 'product_industries',
  effectiveFrom: '2017-05-30',
  effectiveTo: null,
  source: 'US FDA, product codes',
  retrievedOn: '2026-01-01',
  rowCount: 2,
  shipped: true,
  rows: [
    { industryCode: '24', name: 'Vegetables and Vegetable Products' },
    { industryCode: '16', name: 'Fishery/Seafood Products' },
  ],
} satisfies ReferenceSet;

export function sampleImporter(changes: Partial<Importer> = {}): Importer {
  return {
    ...RECORD,
    id: IMPORTER_ID,
    legalName: 'Harbor Foods LLC',
    duns: '117483265',
    email: 'fsvp@harbor.test',
    timeZone: 'America/New_York',
    phone: null,
    address: null,
    city: 'Newark',
    state: null,
    postalCode: null,
    active: true,
    role: 'us_owner_or_consignee',
    consentDocumentId: null,
    ...changes,
  };
}

/** A file of `sampleFood`, without a signed determination. */
export function sampleFile(changes: Partial<FsvpFile> = {}): FsvpFile {
  return {
    ...RECORD,
    id: FILE_ID,
    number: 'F-000123',
    importerId: IMPORTER_ID,
    importerName: 'Harbor Foods LLC',
    supplierId: SUPPLIER_ID,
    supplierName: 'Bay Seafood',
    supplierCountry: 'Viet Nam',
    supplierDeleted: false,
    foodId: FOOD_ID,
    foodName: 'Frozen shrimp',
    productIds: [PRODUCT_ID],
    productNames: ['Shrimp 16/20'],
    ownerId: null,
    lifecycle: 'preparing',
    importingSince: null,
    startReason: null,
    closedOn: null,
    closeReason: null,
    circumstances: {
      purpose: 'sale',
      confirmed: [],
      furtherProcessing: false,
      supplementMaker: 'other',
      receivingFacility: 'no',
      smallSupplier: 'no',
      goodStanding: false,
      alcoholMaker: false,
    },
    determination: null,
    readiness: {
      regime: 'standard',
      percent: 7,
      verdict: 'not_ready',
      missing: ['APP-1', 'HA-1'],
      blocking: ['APP-1', 'HA-1'],
      expiring: [],
      nextDueOn: null,
      nextChangeOn: null,
      fresh: true,
      knownUntil: null,
      asOf: '2026-11-02',
      computedAt: '2026-11-02T08:31:00.000Z',
    },
    ...changes,
  };
}

export function sampleDetermination(changes: Partial<Determination> = {}): Determination {
  const { circumstances, supplierCountry } = sampleFile();
  return {
    ...RECORD,
    id: DETERMINATION_ID,
    fileId: FILE_ID,
    fileNumber: 'F-000123',
    versionNumber: 1,
    state: 'draft',
    answers: { facts: { ...sampleFood().facts, foodClass: 'human' }, circumstances, supplierCountry },
    proposedRegime: 'standard',
    chosenRegime: 'standard',
    citations: ['1.502'],
    entryCode: 'FSV',
    reason: null,
    outdated: false,
    ...changes,
  };
}

export function sampleProcedure(changes: Partial<Procedure> = {}): Procedure {
  return {
    ...RECORD,
    id: PROCEDURE_ID,
    importerId: IMPORTER_ID,
    importerName: 'Harbor Foods LLC',
    code: 'PR-1',
    versionNumber: 1,
    state: 'draft',
    title: 'Purchasing from approved suppliers',
    documentId: DOCUMENT_ID,
    effectiveFrom: '2026-01-01',
    establishedBy: 'self',
    reviewNote: null,
    signedByName: null,
    signedAt: null,
    ...changes,
  };
}

export const ENTRY_LINE_ID = '0190a000-0000-7000-8000-0000000000e1';
export const ASSURANCE_ID = '0197a000-0000-7000-8000-0000000000a7';
export const CHECK_ID = '0197a000-0000-7000-8000-0000000000a8';
export const CONTROL_ID = '0197a000-0000-7000-8000-0000000000aa';

/** The assurance of a supplier to a very small importer, for `sampleFile`. */
export function sampleAssurance(changes: Partial<Assurance> = {}): Assurance {
  return {
    ...RECORD,
    id: ASSURANCE_ID,
    kind: 'VS-2',
    fileId: FILE_ID,
    fileNumber: 'F-000123',
    importerId: null,
    importerName: null,
    customerName: null,
    effectiveOn: '2026-03-05',
    year: null,
    signerName: 'R. Mehta',
    signerTitle: 'Head of quality',
    statement: 'We make the food in compliance.',
    documentId: DOCUMENT_ID,
    controlsDescription: null,
    nonFederalLawStatement: null,
    validUntil: '2028-03-05',
    ...changes,
  };
}

/** A line of `sampleFile` with another DUNS number. */
export function sampleEntryLine(changes: Partial<EntryLine> = {}): EntryLine {
  return {
    ...RECORD,
    id: ENTRY_LINE_ID,
    importerId: IMPORTER_ID,
    importerName: 'Harbor Foods LLC',
    fileId: FILE_ID,
    fileNumber: 'F-000123',
    entryNumber: '123-4567890-1',
    lineNumber: 3,
    productCode: '16JFD05',
    role: 'FSV',
    declaredName: 'Harbor Foods LLC',
    declaredEmail: 'fsvp@harbor.test',
    declaredDuns: '987654321',
    arrivedOn: '2026-03-05',
    priorNoticeNumber: null,
    lots: null,
    quantity: null,
    manufacturerName: null,
    manufacturerId: null,
    productDescription: null,
    supplierId: null,
    supplierName: null,
    notOursReason: null,
    source: null,
    inspectionIds: [],
    differences: ['duns'],
    ...changes,
  };
}

/** A check that found the supplier of `sampleFile` in good standing. */
export function sampleCheck(changes: Partial<StandingCheck> = {}): StandingCheck {
  return {
    ...RECORD,
    id: CHECK_ID,
    fileId: FILE_ID,
    fileNumber: 'F-000123',
    kind: 'standing',
    countryCode: 'NZ',
    authority: 'Ministry for Primary Industries (MPI)',
    found: true,
    how: 'Public register of operators',
    documentId: null,
    checkedOn: '2026-09-01',
    validUntil: '2027-03-01',
    ...changes,
  };
}

/** The review of production under part 113 of `sampleFile`. */
export function sampleControl(changes: Partial<ControlRecord> = {}): ControlRecord {
  return {
    ...RECORD,
    id: CONTROL_ID,
    fileId: FILE_ID,
    fileNumber: 'F-000123',
    kind: 'LACF-1',
    effectiveOn: '2026-09-01',
    documentId: DOCUMENT_ID,
    useDocumentId: null,
    statement: 'The retort records of lot 7 show the scheduled process.',
    reviewerName: 'Dana Reyes',
    customerName: null,
    hazardKeys: [],
    hazardNames: [],
    validUntil: '2027-09-01',
    ...changes,
  };
}

/** Countries with a recognised system, in force today. */
export const SYSTEMS = {
  ...INDUSTRIES,
  kind: 'recognised_systems',
  source: 'US FDA, systems recognition',
  rows: [
    {
      country: 'NZ',
      authority: 'Ministry for Primary Industries (MPI)',
      excludedClasses: ['Dietary supplements', 'Food for animals'],
    },
    {
      country: 'CA',
      authority: 'Canadian Food Inspection Agency (CFIA)',
      excludedClasses: ['Dietary supplements', 'Infant formula'],
    },
  ],
} satisfies ReferenceSet;
