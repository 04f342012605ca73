import {
  DOCUMENT_EXPIRY_LABELS,
  DOCUMENT_TYPE_LABELS,
  documentExpiry,
  downloadDocument,
  listDocuments,
  type Document,
  type DocumentExpiry,
} from '@fsvp/contracts/documents/document';
import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import type { NewDocumentLinks } from '@fsvp/contracts/documents/hrefs';
import { Badge, CardList, formatDate, Inline, LinkButton, Section, Stack, Text, TextLink, type Tone } from '@fsvp/ui';
import { useLocation } from 'react-router';
import { api } from '../api/api.js';
import { useApiQuery } from '../query/use-api-query.js';
import { DocumentDrop } from '../documents/document-drop.js';
import { WriteOnly } from '../session/write-only.js';
import { loadError } from './load-error.js';

const tones: Record<DocumentExpiry, Tone> = { expired: 'red', expires_soon: 'yellow', valid: 'green' };

/**
 * A record's attachments: its linked documents, a place for more, and a link to the upload of one with all its details.
 * @param links of a document that is added
 */
export function LinkedDocuments({ links }: { links: NewDocumentLinks }) {
  const { verificationId, correctiveActionId } = links;
  const list = useApiQuery(listDocuments, { query: { verificationId, correctiveActionId, limit: MAX_LIMIT } });
  const { documents, total = 0 } = list.data ?? {};
  const { pathname, search } = useLocation();
  return (
    <Section
      title="Attachments"
      headingLevel={3}
      actions={
        <WriteOnly>
          <LinkButton variant="outline" size="sm" href={hrefs.uploadDocument(links)} below={pathname + search}>
            Upload Document
          </LinkButton>
        </WriteOnly>
      }
    >
      <CardList
        label="Attachments"
        items={documents}
        itemKey={({ id }) => id}
        skeletonRows={1}
        emptyText="No documents are attached."
        error={loadError(list, 'The attachments could not be loaded')}
        render={(document) => <Attachment document={document} />}
      />
      <DocumentDrop links={links} />
      {documents && total > documents.length ? (
        <Text tone="muted">{`Showing the newest ${documents.length} of ${total}. Open Documents to see all.`}</Text>
      ) : null}
    </Section>
  );
}

function Attachment({ document: { id, title, fileName, type, expirationDate } }: { document: Document }) {
  const expiry = documentExpiry(expirationDate);
  return (
    <Inline justify="between" gap={3}>
      <Stack gap={0}>
        <Inline>
          <TextLink href={hrefs.document(id)}>{title}</TextLink>
          {expiry ? <Badge tone={tones[expiry]}>{DOCUMENT_EXPIRY_LABELS[expiry]}</Badge> : null}
        </Inline>
        <Text size="meta" tone="muted">
          {[DOCUMENT_TYPE_LABELS[type] ?? type, fileName, expirationDate && `Expires ${formatDate(expirationDate)}`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      <LinkButton
        variant="outline"
        size="sm"
        href={api.href(downloadDocument, { params: { id } })}
        download
        aria-label={`Download ${title}`}
      >
        Download
      </LinkButton>
    </Inline>
  );
}
