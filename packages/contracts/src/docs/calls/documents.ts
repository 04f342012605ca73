import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { DOCUMENT, DOCUMENT_INPUT, UPLOADED } from '../examples/records.js';

const one = { id: EXAMPLE_IDS.document };
const run = { id: EXAMPLE_IDS.reportRun };
const RUN = {
  id: EXAMPLE_IDS.reportRun,
  type: 'compliance',
  dateFrom: '2026-10-01T00:00:00.000Z',
  dateTo: '2026-10-31T23:59:59.000Z',
  recordId: null,
  actor: null,
  status: 'done',
  progress: 100,
  rows: 50,
  summary: { totalSuppliers: 50, compliant: 41 },
  error: null,
  formats: ['json', 'csv', 'xlsx', 'pdf'],
  createdBy: EXAMPLE_IDS.account,
  createdAt: '2026-11-02T08:00:00.000Z',
  finishedAt: '2026-11-02T08:00:03.000Z',
};
/** An uploaded file is for one document. */
const UPLOAD_FIRST =
  'Upload a file with `POST /api/objects/upload` and `PUT /api/objects/upload/{token}`, and put its `objectPath` in `filePath`.';
const VERSION = {
  number: 1,
  fileName: DOCUMENT.fileName,
  fileSize: DOCUMENT.fileSize,
  mimeType: DOCUMENT.mimeType,
  sha256: DOCUMENT.sha256,
  uploadedBy: EXAMPLE_IDS.account,
  uploadedAt: DOCUMENT.createdAt,
  signaturePageOf: null,
  signaturePageIds: [],
};
const TRANSLATION = {
  id: EXAMPLE_IDS.translation,
  fileVersion: 1,
  language: 'es',
  translatedDocumentId: EXAMPLE_IDS.translatedDocument,
  translator: 'Lingua Translations',
  certified: true,
  createdBy: EXAMPLE_IDS.account,
  createdAt: '2026-11-04T09:30:00.000Z',
};

export const DOCUMENT_CALLS: CallsDocs = {
  listDocuments: {
    description: 'Withdrawn documents are left out. `counts` are over all documents: they ignore the filters.',
    response: {
      documents: [DOCUMENT],
      total: 1,
      next: null,
      counts: { total: 21, valid: 18, expiresSoon: 2, expired: 1 },
    },
  },
  createDocument: {
    description:
      'First ask for an upload URL, send the file there, and register its `objectPath` here. Each uploaded file is for one document. Publishes `document.registered.v1`.',
    toTry: UPLOAD_FIRST,
    request: DOCUMENT_INPUT,
    response: DOCUMENT,
    problems: ['upload-used'],
  },
  getDocument: {
    description: 'The properties of the document; `GET /api/documents/{id}/download` has its file.',
    params: one,
    response: DOCUMENT,
  },
  updateDocument: {
    description:
      'Absent fields stay as they are, and null clears an optional one. The file does not change; `POST /api/documents/{id}/versions` adds a newer one. Publishes `document.updated.v1`.',
    params: one,
    request: { title: 'Organic certificate 2026, renewed' },
    response: { ...DOCUMENT, version: 2, title: 'Organic certificate 2026, renewed' },
  },
  deleteDocument: {
    description:
      'Records are kept for at least two years (21 CFR 1.510), so that a document is withdrawn and not erased: it leaves the lists, and its files and signatures stay. Publishes `document.withdrawn.v1`.',
    params: one,
  },
  downloadDocument: {
    description: 'The newest file under its original name, always as a download.',
    params: one,
    problems: ['stored-file-damaged'],
  },
  listDocumentVersions: {
    description:
      'Every file that the document has had, with its hash, and copies with a signature page: one for each signed review of a result that names the document.',
    params: one,
    response: { versions: [VERSION], total: 1 },
  },
  addDocumentVersion: {
    description:
      'Earlier files and their signatures stay as they are; a signature is never passed on to a newer file. Publishes `document.version-added.v1`.',
    toTry: UPLOAD_FIRST,
    params: one,
    request: { filePath: DOCUMENT.filePath, fileName: 'organic-certificate-2027.pdf' },
    response: { ...DOCUMENT, version: 2, fileVersion: 2, fileName: 'organic-certificate-2027.pdf' },
    problems: ['upload-used'],
  },
  downloadDocumentVersion: {
    description: 'One of the files of the document, always as a download.',
    params: { ...one, number: '1' },
    problems: ['stored-file-damaged'],
  },
  listDocumentTranslations: {
    description:
      'A translation is another document of the suite. It is of one file version: a newer file needs one of its own.',
    params: one,
    response: {
      translations: [
        {
          ...TRANSLATION,
          title: 'Certificado orgánico 2026',
          fileName: 'certificado-organico-2026.pdf',
          isActive: true,
        },
      ],
      translationOf: [],
      total: 1,
    },
  },
  addDocumentTranslation: {
    description:
      'The translation is a document of the same supplier or of none, in another language than this one; a file version has at most one translation into a language. Who signs a record with a document in a language that they do not read needs one, and FDA can ask for one in English (21 CFR 1.510(b)(1)). Publishes `document.translation-attached.v1`.',
    toTry: 'Register a document in another language, and put its `id` into `translatedDocumentId`.',
    params: one,
    request: {
      translatedDocumentId: EXAMPLE_IDS.translatedDocument,
      translator: TRANSLATION.translator,
      certified: true,
    },
    response: { ...DOCUMENT, version: 2, translations: [TRANSLATION] },
    problems: ['duplicate'],
  },
  removeDocumentTranslation: {
    description:
      'Both documents stay, and earlier signatures too. `If-Match` names the version of the document. Publishes `document.translation-removed.v1`.',
    params: { ...one, translationId: EXAMPLE_IDS.translation },
  },
  requestUpload: {
    description:
      'The URL is for one file and is its own authority: send the bytes with `PUT`, without session or token. With `size`, a file of another size is refused.',
    request: [{}, { size: 48213 }],
    response: {
      uploadURL: '/api/objects/upload/eyJpZCI6IjAxOWE4ZjAwIn0',
      objectPath: UPLOADED.objectPath,
    },
  },
  putUpload: {
    description:
      'The format is found out from the content, whatever the name says, and the file is scanned for viruses before it counts. An interrupted upload may be sent again to the same URL.',
    toTry:
      'Call `POST /api/objects/upload`, put the last part of its `uploadURL`, after `/api/objects/upload/`, in `token`, and choose a file, such as a PDF.',
    params: { token: 'eyJpZCI6IjAxOWE4ZjAwIn0' },
    response: UPLOADED,
    problems: [
      'partial-upload',
      'empty-file',
      'wrong-file-size',
      'file-too-large',
      'unsupported-file',
      'infected-file',
      'invalid-upload-url',
      'upload-url-expired',
      'upload-used',
    ],
  },

  listReportRuns: {
    description: 'The report runs of everybody, the newest first.',
    response: { runs: [RUN], total: 1 },
  },
  createReportRun: {
    description:
      'Returns at once; read the run until its status is `done` and download it. Its files are kept for some time and can be made again. Publishes `report-run.requested.v1`, then `report-run.finished.v1` or `report-run.failed.v1`.',
    request: { type: 'compliance', dateFrom: '2026-10-01', dateTo: '2026-10-31' },
    response: {
      ...RUN,
      status: 'queued',
      progress: 0,
      rows: null,
      summary: null,
      formats: [],
      finishedAt: null,
    },
  },
  getReport: {
    description:
      'Makes the report and waits for it. For long periods, start a run with `POST /api/reports` instead. `recordId` and `actor` are for the audit trail only, `asOf`, `importerId` and `supplierId` for the FSVP readiness.',
    params: { type: 'compliance' },
    response: {
      reportType: 'compliance',
      generatedAt: '2026-11-02T08:00:03.000Z',
      dateFrom: null,
      dateTo: null,
      recordId: null,
      actor: null,
      summary: { totalSuppliers: 50, compliant: 41 },
      definitions: { compliant: 'Suppliers whose next verification is more than 30 days away' },
      rows: [{ name: 'Bikaji Foods International Limited', fsvpStatus: 'compliant' }],
    },
    problems: ['report-not-ready', 'report-without-file'],
  },
  getReportRun: {
    description: 'Ask once a second until the status is no longer `queued` or `running`.',
    params: run,
    response: RUN,
  },
  cancelReportRun: {
    description:
      'A run that has ended cannot be cancelled. A person who may only read cancels their own runs. Publishes `report-run.cancelled.v1`.',
    toTry: 'Start a report with `POST /api/reports`, and put its `id` in the address before the report has ended.',
    params: run,
    response: { ...RUN, status: 'cancelled', progress: 0, rows: null, summary: null, formats: [] },
    problems: ['wrong-state'],
  },
  downloadReportRun: {
    description: 'The file of a finished run in one of its formats, always as a download.',
    params: run,
    problems: ['report-without-file', 'stored-file-damaged'],
  },

  listNotifications: {
    description: 'Notifications are of everybody who may read; who has read them is kept for each person.',
    response: {
      notifications: [
        {
          id: EXAMPLE_IDS.notification,
          kind: 'inspection_failed',
          title: 'Receiving inspection failed',
          text: 'Bhujia snack mix, lot L1933-104, of Bikaji Foods International Limited',
          href: '/receiving-inspections',
          read: false,
          createdAt: '2026-10-20T15:31:00.000Z',
        },
      ],
      total: 1,
      unread: 1,
    },
  },
  markNotificationsRead: {
    description: 'Without `ids` all notifications are marked. Ids that do not exist are ignored.',
    request: {},
  },
  openLive: {
    description:
      'Stays open. Each event `changed` names the types of records that changed, so that a screen reads them again; it has no data of them. Programs use `GET /api/changes`.',
    response: 'event: changed\ndata: ["supplier"]\n\n',
  },
};
