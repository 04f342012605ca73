import { EXAMPLE_IDS } from '../example-ids.js';
import { property, type PropertyDocs } from '../docs.js';

/** Documents and their files, reports and notifications. */
export const DOCUMENT_PROPERTIES: PropertyDocs = {
  'Document.type': property('Kind of the document.'),
  'DocumentCreate.type': property('Kind of the document.'),
  'DocumentUpdate.type': property('Kind of the document.'),
  'listDocuments.type': property('Only documents of these kinds; repeat it for several.'),
  'Document.supplierId': property(
    'The supplier that it is about; null for a document of the importer.',
    EXAMPLE_IDS.supplier,
  ),
  'DocumentCreate.supplierId': property(
    'The supplier that it is about; absent for a document of the importer.',
    EXAMPLE_IDS.supplier,
  ),
  'DocumentUpdate.supplierId': property(
    'The supplier that it is about; null for a document of the importer.',
    EXAMPLE_IDS.supplier,
  ),
  correctiveActionId: property('The corrective action that it belongs to.', EXAMPLE_IDS.action),
  expirationDate: property('Last day on which it is valid; null if it does not expire.', '2027-06-30T00:00:00.000Z'),
  filePath: property(
    'The `objectPath` of an uploaded file; each upload is for one document.',
    '/objects/uploads/019a8f00-0008-7000-8000-000000000008',
  ),
  fileVersion: property('Number of the newest file, from 1.', 1),
  isActive: property('False once the document was withdrawn; its file is kept.', true),
  uploadedBy: property('Account that uploaded the file.', EXAMPLE_IDS.account),
  uploadedAt: property('When the file was added.', '2026-11-03T14:05:12.000Z'),
  documents: property('The documents of this page.'),
  versions: property('The files of the document, newest first.'),
  valid: property('Documents that are valid for more than 30 days, or do not expire.', 18),
  expiresSoon: property('Documents that expire within 30 days.', 2),
  expired: property('Documents whose last day has passed.', 1),
  'DocumentList.total': property('Documents that match the filters; in `counts`: all documents.', 21),
  'DocumentVersion.number': property('Number of the file, from 1.', 1),
  'downloadDocumentVersion.number': property('Number of the file, from 1.', 1),
  size: property('Size of the file in bytes, at most 10,485,760.', 48213),
  uploadURL: property('Where to send the bytes with PUT, once, within 15 minutes.', '/api/objects/upload/eyJpZCI6'),
  objectPath: property(
    'Names the uploaded file for `filePath`.',
    '/objects/uploads/019a8f00-0008-7000-8000-000000000008',
  ),
  'putUpload.token': property(
    'The signed part of the upload URL; it is the authority, and no session is needed.',
    'eyJpZCI6',
  ),

  'ReportRun.type': property('What the report is about.'),
  'ReportRunCreate.type': property(
    'What the report is about: compliance, risk-assessment, verification, corrective-actions or audit-trail.',
    'compliance',
  ),
  'getReport.type': property(
    'What the report is about: compliance, risk-assessment, verification, corrective-actions or audit-trail.',
    'compliance',
  ),
  reportType: property('What the report is about.'),
  dateFrom: property('First moment of the period; absent: from the beginning.', '2026-10-01T00:00:00.000Z'),
  dateTo: property('Last moment of the period; absent: until now.', '2026-11-24T23:59:59.999Z'),
  recordId: property('Audit trail only: changes of this record. Other reports refuse it.', EXAMPLE_IDS.supplier),
  actor: property(
    'Audit trail only: changes by this account, or by `system`. Other reports refuse it.',
    EXAMPLE_IDS.account,
  ),
  'ReportRun.status': property('State of the run; the worker makes reports one after another.'),
  'ReportRun.progress': property('Percent that is done.', 100),
  'ReportRun.rows': property('Rows of the report; null until it is done.', 50),
  summary: property('Totals of the report by name; null until it is done.', { suppliers: 50, compliant: 38 }),
  error: property('Why it failed, in a sentence; null if it did not.', null),
  formats: property('Formats in which the report can be downloaded.'),
  finishedAt: property('When the run ended; null while it goes on.', '2026-11-24T08:00:03.000Z'),
  runs: property('The runs of this page.'),
  format: property('Format of the file, one of `formats` of the run; JSON by default.'),
  generatedAt: property('When the report was made, in UTC.', '2026-11-24T08:00:03.000Z'),
  definitions: property('What each total of the summary counts, in a sentence.', {
    compliant: 'Verified within their interval',
  }),
  'Report.rows': property('The lines of the report; their fields depend on its type.', [
    { name: 'Bikaji Foods International Limited' },
  ]),

  notifications: property('The notifications of this page.'),
  unread: property('Number of notifications that were not read.', 1),
  'Notification.kind': property('What happened.'),
  'Notification.title': property('What happened, in a few words.', 'Receiving inspection failed'),
  text: property('The same in a sentence.', 'Bhujia snack mix, lot L1933-104, of Bikaji Foods International Limited'),
  href: property('Page of the suite that shows it.', '/receiving-inspections'),
  read: property('Whether the reader has read it.', false),
  ids: property('Notifications to mark; absent: all.', [EXAMPLE_IDS.notification]),
};
