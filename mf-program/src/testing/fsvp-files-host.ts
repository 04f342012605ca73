import { today } from '@fsvp/contracts/core/calendar-day';
import { listAssurances } from '@fsvp/contracts/program/assurance';
import { listEntryLines } from '@fsvp/contracts/program/entry-line';
import { type Determination, listDeterminations, determinationSignatures } from '@fsvp/contracts/program/determination';
import { listDocuments } from '@fsvp/contracts/documents/document';
import { listEvidenceLinks } from '@fsvp/contracts/program/evidence-links';
import { getFileReadiness, listReadinessChanges } from '@fsvp/contracts/program/file-readiness';
import { getFood, listFoods } from '@fsvp/contracts/program/food';
import { deriveFileRegime, getFsvpFile, listFsvpFiles, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { deriveRegime, effectiveRegime } from '@fsvp/contracts/program/readiness/derive-regime';
import { listHazards } from '@fsvp/contracts/quality/hazard-analysis';
import { getImporter, listImporters } from '@fsvp/contracts/program/importer';
import { getDisclosure, listControlRecords } from '@fsvp/contracts/program/control-records/control-record';
import { listStandingChecks } from '@fsvp/contracts/program/standing-check';
import { listNamesakes } from '@fsvp/contracts/suppliers/namesakes';
import {
  getSupplier,
  listSupplierProducts,
  listSuppliers,
  type Supplier,
  type SupplierProduct,
} from '@fsvp/contracts/suppliers/supplier';
import { MockHost } from '@fsvp/web-kit/testing';
import { sampleReadiness } from './sample-readiness.js';
import { PRODUCT_ID, sampleFile, sampleFood, sampleImporter, SUPPLIER_ID } from './sample-records.js';

/** The rest of a list's answer. */
export const page = { next: null, counts: { not_ready: 12, gaps: 3, expiring: 2, ready: 40 } };

const supplier = {
  id: SUPPLIER_ID,
  name: 'Bay Seafood',
  country: 'Viet Nam',
  status: 'approved',
  fsvpRequired: true,
} as Supplier;

/** The server of some files; derive-regime answers as the contract's rule does. */
export function hostOf(files: FsvpFile[] = [sampleFile()], determinations: Determination[] = []) {
  const [file = sampleFile()] = files;
  return new MockHost()
    .answer(listFsvpFiles, { fsvpFiles: files, total: files.length, ...page })
    .answer(getFsvpFile, file)
    .answer(getFileReadiness, ({ query }) => sampleReadiness({ asOf: query.get('asOf') ?? today() }))
    .answer(listEvidenceLinks, { evidence: [], total: 0 })
    .answer(listReadinessChanges, { changes: [], total: 0 })
    .answer(listDeterminations, { determinations, total: determinations.length })
    .answer(determinationSignatures.list, { signatures: [], total: 0, recordVersion: 1 })
    .answer(listImporters, { importers: [sampleImporter()], total: 1, ...page })
    .answer(listFoods, { foods: [sampleFood()], total: 1, ...page })
    .answer(getFood, sampleFood())
    .answer(listSuppliers, { suppliers: [supplier], total: 1, ...page })
    .answer(getSupplier, supplier)
    .answer(listNamesakes, { suppliers: [] })
    .answer(listHazards, [])
    .answer(listAssurances, { assurances: [], total: 0, next: null })
    .answer(getImporter, sampleImporter())
    .answer(listEntryLines, { entryLines: [], total: 0, next: null })
    .answer(listStandingChecks, { standingChecks: [], total: 0 })
    .answer(listControlRecords, { controlRecords: [], total: 0 })
    .answer(getDisclosure, { hazards: [], proposal: null })
    .answer(listDocuments, {
      documents: [],
      total: 0,
      next: null,
      counts: { total: 0, valid: 0, expiresSoon: 0, expired: 0 },
    })
    .answer(listSupplierProducts, {
      products: [{ id: PRODUCT_ID, productName: 'Shrimp 16/20' } as SupplierProduct],
      total: 1,
      ...page,
    })
    .answer(deriveFileRegime, ({ body }) => {
      const derivation = deriveRegime(
        body.facts,
        { ...body.circumstances, supplierCountry: body.supplierCountry },
        { id: body.importerId },
        [],
        { recognisedSystems: [{ country: 'NZ', excludedClasses: [] }] },
        today(),
      );
      const { effective } = effectiveRegime(derivation, null);
      return { effective, proposed: derivation.proposed, candidates: derivation.candidates };
    });
}
