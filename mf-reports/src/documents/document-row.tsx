import { DOCUMENT_TYPE_LABELS, downloadDocument, type Document } from '@fsvp/contracts/documents/document';
import type { RecordSignatures } from '@fsvp/contracts/signatures/signature';
import { Button, formatDate, formatInstantDate, IconButton, Inline, LinkButton, Stack, Text } from '@fsvp/ui';
import { api, SignatureBadge, WriteOnly } from '@fsvp/web-kit';
import { icons } from './document.icons.js';
import { DocumentIcon } from './document-icon.js';
import { supplierText } from './document-text.js';
import { ExpiryBadge } from './expiry-badge.js';
import { FileDamagedBadge } from './file-damaged-badge.js';
import { isPreviewed } from './preview/previewed-file.js';

interface DocumentRowProps {
  document: Document;
  signed: RecordSignatures | undefined;
  onView: () => void;
  onPreview: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function DocumentRow({ document, signed, onView, onPreview, onEdit, onDelete }: DocumentRowProps) {
  const {
    id,
    title,
    type,
    fileName,
    description,
    createdAt,
    documentDate,
    expirationDate,
    mimeType,
    fileDamagedSince,
  } = document;
  const dates = [
    documentDate ? `Dated ${formatDate(documentDate)}` : '',
    `Uploaded ${formatInstantDate(createdAt)}`,
    expirationDate ? `Expires ${formatDate(expirationDate)}` : '',
  ];
  return (
    <div className="rep:flex rep:flex-wrap rep:items-start rep:justify-between rep:gap-x-4 rep:gap-y-3">
      <div className="rep:flex rep:min-w-0 rep:flex-1 rep:basis-72 rep:gap-3">
        <DocumentIcon type={type} />
        <Stack gap={1}>
          <Inline gap={2}>
            <Text size="card" lines={2}>
              {title}
            </Text>
            <ExpiryBadge expirationDate={expirationDate} />
            {fileDamagedSince ? <FileDamagedBadge /> : null}
            <SignatureBadge signed={signed} />
          </Inline>
          <Text size="cell" tone="muted" lines={2}>
            {fileName}
          </Text>
          <Text size="cell" tone="muted" lines={2}>
            {DOCUMENT_TYPE_LABELS[type] ?? type} · {supplierText(document)}
          </Text>
          <span className="rep:text-cell rep:text-muted">{dates.filter(Boolean).join(' · ')}</span>
          {/* A description can have 10,000 characters; the details show all of it. */}
          {description ? (
            <Text as="p" preserveLines lines={3}>
              {description}
            </Text>
          ) : null}
        </Stack>
      </div>
      <Inline gap={1}>
        {isPreviewed(mimeType) ? (
          <Button variant="outline" size="sm" icon={icons.preview} aria-label={`Preview ${title}`} onClick={onPreview}>
            Preview
          </Button>
        ) : null}
        <LinkButton
          variant="outline"
          size="sm"
          href={api.href(downloadDocument, { params: { id } })}
          download
          icon={icons.download}
          aria-label={`Download ${title}`}
        >
          Download
        </LinkButton>
        {/* Wrap to the next line together. */}
        <Inline gap={1} wrap={false}>
          <IconButton size="sm" label={`View details of ${title}`} icon={icons.details} onClick={onView} />
          <WriteOnly>
            <IconButton size="sm" label={`Edit ${title}`} icon={icons.edit} onClick={onEdit} />
            <IconButton size="sm" label={`Delete ${title}`} icon={icons.remove} onClick={onDelete} />
          </WriteOnly>
        </Inline>
      </Inline>
    </div>
  );
}
