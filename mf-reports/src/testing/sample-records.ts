import { document, type Document } from '@fsvp/contracts/documents/document';
import type { ReportRun } from '@fsvp/contracts/reports/report';
import { sampleRecord } from '@fsvp/web-kit/testing';

export const SUPPLIER_ID = '0197a000-0000-7000-8000-0000000000a1';
export const DOCUMENT_ID = '0197a000-0000-7000-8000-0000000000d1';
export const RUN_ID = '0197a000-0000-7000-8000-0000000000e1';

/** A document as the server returns it. */
export function sampleDocument(changes: Partial<Document> = {}): Document {
  return sampleRecord(document, {
    id: DOCUMENT_ID,
    version: 2,
    createdAt: '2026-03-05T10:00:00.000Z',
    updatedAt: '2026-03-05T10:00:00.000Z',
    supplierId: SUPPLIER_ID,
    supplierName: 'Bay Seafood Ltd',
    title: 'HACCP certificate',
    description: 'Issued after the yearly audit',
    type: 'certificate',
    fileName: 'haccp-2026.pdf',
    filePath: '/objects/0197a000-0000-7000-8000-0000000000f1',
    fileSize: 52_480,
    mimeType: 'application/pdf',
    sha256: 'a'.repeat(64),
    expirationDate: '2020-01-31T00:00:00.000Z',
    fileVersion: 1,
    isActive: true,
    language: 'en',
    ...changes,
  });
}

/** A finished run as the server returns it. */
export function sampleRun(changes: Partial<ReportRun> = {}): ReportRun {
  return {
    id: RUN_ID,
    type: 'compliance',
    dateFrom: '2026-03-01',
    dateTo: '2026-03-30',
    recordId: null,
    actor: null,
    status: 'done',
    progress: 100,
    rows: 2,
    summary: { totalSuppliers: 1234, complianceRate: 50, riskDistribution: { high: 1, low: 1 } },
    error: null,
    formats: ['json', 'csv', 'xlsx', 'pdf'],
    createdBy: null,
    createdAt: '2026-03-30T10:00:00.000Z',
    finishedAt: '2026-03-30T10:00:02.000Z',
    ...changes,
  };
}
