import { downloadDocumentVersion, type Document, type DocumentVersion } from '@fsvp/contracts/documents/document';
import { Badge, Button, CardList, formatDateTime, IconButton, Inline, LinkButton, Section, TwoLines } from '@fsvp/ui';
import { api, hrefs, loadError, WriteOnly } from '@fsvp/web-kit';
import { icons } from '../document.icons.js';
import { useDocumentVersions } from '../api/get-document-versions.js';
import { sizeText } from '../document-text.js';
import { isPreviewed } from '../preview/previewed-file.js';

interface DocumentVersionsProps {
  document: Document;
  onUpload: () => void;
  onPreview: (version: number) => void;
}

/** All versions of the file; none is ever overwritten. */
export function DocumentVersions({ document, onUpload, onPreview }: DocumentVersionsProps) {
  const query = useDocumentVersions(document.id);
  return (
    <Section
      title="Versions"
      headingLevel={3}
      actions={
        document.isActive ? (
          <WriteOnly>
            <Button variant="outline" size="sm" icon={icons.upload} onClick={onUpload}>
              Upload New Version
            </Button>
          </WriteOnly>
        ) : null
      }
    >
      <div className="rep:rounded-card rep:border rep:border-divider">
        <CardList
          label="Versions"
          look="rows"
          items={query.data?.versions}
          itemKey={({ number }) => String(number)}
          skeletonRows={1}
          emptyText="No versions found"
          error={loadError(query, 'The versions could not be loaded')}
          render={(version) => (
            <Version
              version={version}
              documentId={document.id}
              current={version.number === document.fileVersion}
              onPreview={() => onPreview(version.number)}
            />
          )}
        />
      </div>
    </Section>
  );
}

interface VersionProps {
  version: DocumentVersion;
  documentId: string;
  current: boolean;
  onPreview: () => void;
}

function Version({
  version: { number, fileName, fileSize, mimeType, uploadedAt, signaturePageOf, signaturePageIds = [] },
  documentId,
  current,
  onPreview,
}: VersionProps) {
  return (
    <div className="rep:flex rep:flex-wrap rep:items-center rep:justify-between rep:gap-x-4 rep:gap-y-2">
      <div className="rep:min-w-0 rep:flex-1 rep:basis-64">
        <TwoLines
          primary={
            <Inline>
              Version {number}
              {current ? <Badge tone="green">Current</Badge> : null}
              {signaturePageOf ? <Badge tone="neutral">Version {signaturePageOf} with signature page</Badge> : null}
            </Inline>
          }
          secondary={`${fileName} · ${sizeText(fileSize)} · ${formatDateTime(uploadedAt)}`}
        />
      </div>
      <Inline gap={1}>
        {signaturePageIds.map((id) => (
          <LinkButton key={id} variant="outline" size="sm" href={hrefs.document(id)}>
            Signature page
          </LinkButton>
        ))}
        {isPreviewed(mimeType) ? (
          <IconButton size="sm" label={`Preview version ${number}`} icon={icons.preview} onClick={onPreview} />
        ) : null}
        <LinkButton
          variant="outline"
          size="sm"
          href={api.href(downloadDocumentVersion, { params: { id: documentId, number } })}
          download
          icon={icons.download}
          aria-label={`Download version ${number}`}
        >
          Download
        </LinkButton>
      </Inline>
    </div>
  );
}
