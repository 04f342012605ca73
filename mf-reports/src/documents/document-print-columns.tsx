import { DOCUMENT_TYPE_LABELS, type Document } from '@fsvp/contracts/documents/document';
import { type DataTableColumn, Excerpt, formatDate, formatInstantDate, TwoLines } from '@fsvp/ui';
import { supplierText } from './document-text.js';
import { ExpiryBadge } from './expiry-badge.js';

/** The list in compact rows. */
export const documentColumns: readonly DataTableColumn<Document>[] = [
  {
    id: 'title',
    header: 'Document',
    wrap: true,
    cell: ({ title, fileName }) => <TwoLines primary={title} secondary={fileName} />,
  },
  { id: 'type', header: 'Type', wrap: true, cell: ({ type }) => DOCUMENT_TYPE_LABELS[type] ?? type },
  { id: 'supplierName', header: 'Supplier', wrap: true, cell: supplierText },
  { id: 'documentDate', header: 'Dated', cell: ({ documentDate }) => formatDate(documentDate) },
  { id: 'createdAt', header: 'Uploaded', stacked: 'hidden', cell: ({ createdAt }) => formatInstantDate(createdAt) },
  { id: 'expirationDate', header: 'Expires', cell: ({ expirationDate }) => formatDate(expirationDate) },
  { id: 'expiry', header: 'Status', cell: ({ expirationDate }) => <ExpiryBadge expirationDate={expirationDate} /> },
];

/** The list on paper. */
export const documentPrintColumns: readonly DataTableColumn<Document>[] = [
  ...documentColumns,
  {
    id: 'description',
    header: 'Description',
    wrap: true,
    width: '26%',
    cell: ({ description }) => <Excerpt>{description}</Excerpt>,
  },
];
