import {
  DOCUMENT_EXPIRY_LABELS,
  DOCUMENT_TYPE_LABELS,
  documentExpiry,
  type Document,
  type DocumentExpiry,
} from '@fsvp/contracts/documents/document';
import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { Badge, Card, CardList, formatDate, Inline, LinkButton, Stack, Text, TextLink, type Tone } from '@fsvp/ui';
import { loadError, WriteOnly } from '@fsvp/web-kit';
import { LazyDocumentDrop } from '../documents/lazy-document-drop.js';
import { useSupplierDocuments } from './api/supplier-records.js';

const TONES: Record<DocumentExpiry, Tone> = { expired: 'red', expires_soon: 'yellow', valid: 'green' };

interface DocumentsTabProps {
  file: FsvpFile;
  /** Undefined until it is judged. */
  readiness: FileReadinessAnswer | undefined;
}

/** The documents that are evidence, and those of the supplier. */
export function DocumentsTab({ file, readiness }: DocumentsTabProps) {
  const list = useSupplierDocuments(file.supplierId);
  const { documents, total = 0 } = list.data ?? {};
  return (
    <Stack gap={6}>
      <Card title="Evidence" description="Documents that are evidence for a requirement of this file." flush>
        <CardList
          look="rows"
          label="Documents that are evidence"
          items={readiness && evidenceDocuments(readiness)}
          itemKey={({ id }) => id}
          emptyText="No document is evidence yet."
          skeletonRows={1}
          render={({ id, title, codes, validUntil }) => (
            <Stack gap={0}>
              <TextLink href={hrefs.document(id)}>{title}</TextLink>
              <Text size="meta" tone="muted">
                {[`For ${codes.join(', ')}`, validUntil && `valid until ${formatDate(validUntil)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Stack>
          )}
        />
      </Card>
      <Card
        title={`Documents of ${file.supplierName}`}
        description="They do not count as evidence by themselves."
        flush
        actions={
          <WriteOnly>
            <LinkButton variant="outline" size="sm" href={hrefs.uploadDocument({ supplierId: file.supplierId })}>
              Upload Document
            </LinkButton>
          </WriteOnly>
        }
      >
        <CardList
          look="rows"
          label="Documents of the supplier"
          items={documents}
          itemKey={({ id }) => id}
          emptyText="The supplier has no documents."
          skeletonRows={2}
          error={loadError(list, "The supplier's documents could not be loaded")}
          render={(document) => <SupplierDocument document={document} />}
        />
        <div className="program:px-4 program:pb-4 program:sm:px-5">
          <LazyDocumentDrop links={{ supplierId: file.supplierId }} />
        </div>
        {documents && total > documents.length ? (
          <div className="program:px-4 program:pb-4 program:sm:px-5">
            <TextLink
              href={hrefs.documents({ supplierId: file.supplierId })}
            >{`Show all ${total} in Documents`}</TextLink>
          </div>
        ) : null}
      </Card>
    </Stack>
  );
}

function SupplierDocument({ document: { id, title, type, expirationDate } }: { document: Document }) {
  const expiry = documentExpiry(expirationDate);
  return (
    <Inline justify="between" gap={3}>
      <Stack gap={0}>
        <TextLink href={hrefs.document(id)}>{title}</TextLink>
        <Text size="meta" tone="muted">
          {[
            DOCUMENT_TYPE_LABELS[type] ?? type,
            expirationDate ? `Expires ${formatDate(expirationDate)}` : 'No expiry date',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      {expiry ? <Badge tone={TONES[expiry]}>{DOCUMENT_EXPIRY_LABELS[expiry]}</Badge> : null}
    </Inline>
  );
}

interface EvidenceDocument {
  id: string;
  title: string;
  codes: string[];
  validUntil: string | null;
}

/** Each document once, with all requirements that it is evidence for. */
function evidenceDocuments({ items }: FileReadinessAnswer): EvidenceDocument[] {
  const found = new Map<string, EvidenceDocument>();
  for (const { code, evidence } of items)
    for (const { recordType, id, title, validUntil } of evidence) {
      if (recordType !== 'document') continue;
      const known = found.get(id);
      if (known) known.codes.push(code);
      else found.set(id, { id, title, codes: [code], validUntil });
    }
  return [...found.values()];
}
