import { externalIdFacts } from '@fsvp/contracts/core/external-ids';
import {
  DOCUMENT_TYPE_LABELS,
  downloadDocument,
  getDocument,
  type Document,
  documentSignatures,
} from '@fsvp/contracts/documents/document';
import { languageName } from '@fsvp/contracts/core/language';
import {
  Badge,
  Button,
  Code,
  DescriptionList,
  formatDate,
  formatDateTime,
  Inline,
  LinkButton,
  Stack,
  Text,
  TextLink,
} from '@fsvp/ui';
import { api, hrefs } from '@fsvp/web-kit';
import { RecordDialog, type RecordDetails } from '@fsvp/web-kit/dialogs';
import { icons } from './document.icons.js';
import { useActionTitle } from './api/get-action-title.js';
import { useVerificationTitle } from './api/get-verification-title.js';
import { DOCUMENT_FIELD_LABELS as labels } from './document-form.values.js';
import { sizeText, supplierText } from './document-text.js';
import { ExpiryBadge } from './expiry-badge.js';
import { FileDamagedBadge } from './file-damaged-badge.js';
import { isPreviewed } from './preview/previewed-file.js';
import { DocumentTranslations } from './translations/document-translations.js';
import { DocumentVersions } from './versions/document-versions.js';

interface DocumentDetailsDialogProps extends RecordDetails<Document> {
  onNewVersion: () => void;
  onNewTranslation: () => void;
  /** Without a version, the current file. */
  onPreview: (document: Document, version?: number) => void;
}

export function DocumentDetailsDialog({
  onNewVersion,
  onNewTranslation,
  onPreview,
  ...props
}: DocumentDetailsDialogProps) {
  return (
    <RecordDialog
      {...props}
      call={getDocument}
      signatures={documentSignatures}
      signaturesClosed={({ isActive }) => !isActive}
      title={(document) => document?.title ?? 'Document'}
      description={({ fileName }) => fileName}
      failure="The document could not be loaded"
      changeable={({ isActive }) => isActive}
      actions={(document) => (
        <>
          {isPreviewed(document.mimeType) ? (
            <Button variant="outline" onClick={() => onPreview(document)} icon={icons.preview}>
              Preview
            </Button>
          ) : null}
          <LinkButton
            variant="outline"
            href={api.href(downloadDocument, { params: { id: document.id } })}
            download
            icon={icons.download}
          >
            Download
          </LinkButton>
        </>
      )}
    >
      {(document) => (
        <Stack gap={5}>
          <DocumentFacts document={document} />
          <DocumentVersions
            document={document}
            onUpload={onNewVersion}
            onPreview={(number) => onPreview(document, number)}
          />
          <DocumentTranslations document={document} onAttach={onNewTranslation} />
        </Stack>
      )}
    </RecordDialog>
  );
}

function DocumentFacts({ document }: { document: Document }) {
  const {
    type,
    documentDate,
    expirationDate,
    description,
    createdAt,
    updatedAt,
    fileSize,
    mimeType,
    sha256,
    isActive,
    language,
    fileDamagedSince,
    verificationId,
    correctiveActionId,
  } = document;
  const verificationTitle = useVerificationTitle(verificationId);
  const actionTitle = useActionTitle(correctiveActionId);
  return (
    <Stack gap={4}>
      {isActive ? null : (
        <Inline>
          <Badge tone="neutral">Deleted</Badge>
          <Text tone="muted">This document was deleted from the library. Its file is kept for the record.</Text>
        </Inline>
      )}
      {fileDamagedSince ? (
        <Inline>
          <FileDamagedBadge />
          <Text tone="bad">
            {`The stored file is missing or altered (detected ${formatDateTime(fileDamagedSince)}). Restore it from a backup, or upload a new version.`}
          </Text>
        </Inline>
      ) : null}
      <DescriptionList
        items={[
          { term: labels.type, value: DOCUMENT_TYPE_LABELS[type] ?? type },
          { term: labels.supplierId, value: supplierText(document) },
          { term: labels.documentDate, value: documentDate ? formatDate(documentDate) : null },
          {
            term: labels.expirationDate,
            value: expirationDate ? (
              <Inline>
                {formatDate(expirationDate)}
                <ExpiryBadge expirationDate={expirationDate} />
              </Inline>
            ) : null,
          },
          { term: 'Uploaded', value: formatDateTime(createdAt) },
          { term: 'File', value: `${sizeText(fileSize)}, ${mimeType}` },
          { term: labels.language, value: languageName(language) },
          { term: 'Last changed', value: formatDateTime(updatedAt) },
          ...(verificationId
            ? [
                {
                  term: 'Verification',
                  value: (
                    <TextLink href={hrefs.verification(verificationId)}>{verificationTitle ?? 'Verification'}</TextLink>
                  ),
                },
              ]
            : []),
          ...(correctiveActionId
            ? [
                {
                  term: 'Corrective Action',
                  value: (
                    <TextLink href={hrefs.correctiveAction(correctiveActionId)}>
                      {actionTitle ?? 'Corrective Action'}
                    </TextLink>
                  ),
                },
              ]
            : []),
          ...externalIdFacts(document.externalIds),
        ]}
      />
      <DescriptionList
        columns={1}
        items={[
          { term: labels.description, value: description },
          { term: 'SHA-256', value: <Code>{sha256}</Code> },
        ]}
      />
    </Stack>
  );
}
