import {
  DOCUMENT_TYPE_LABELS,
  DOCUMENT_TYPES,
  listDocuments,
  type Document,
  type DocumentType,
} from '@fsvp/contracts/documents/document';
import {
  Card,
  EmptyState,
  ErrorState,
  formatDate,
  Inline,
  LinkButton,
  Section,
  Spinner,
  Stack,
  t,
  Text,
  TextLink,
} from '@fsvp/ui';
import { hrefs, loadError, useApiQuery, WriteOnly, type ExtensionProps } from '@fsvp/web-kit';
import { Plus } from 'lucide-react';
import { ExpiryBadge } from '../documents/expiry-badge.js';
import { renderIcon } from '../shared/render-icon.js';

/** As many as are named; the library has all. */
const SHOWN = 50;

/** On a supplier's page: its documents by kind. */
export function SupplierDocuments({ supplierId }: ExtensionProps['supplier-page']) {
  const query = useApiQuery(listDocuments, {
    query: { supplierId, sort: 'createdAt', order: 'desc', limit: SHOWN, offset: 0 },
  });
  const { documents, total = 0 } = query.data ?? {};
  const error = loadError(query, t({ defaultMessage: 'The documents could not be loaded' }));
  return (
    <Card
      title={t({ defaultMessage: 'Documents by kind' })}
      actions={
        <WriteOnly>
          <LinkButton variant="outline" size="sm" icon={renderIcon(Plus)} href={hrefs.uploadDocument({ supplierId })}>
            {t({ defaultMessage: 'Upload Document' })}
          </LinkButton>
        </WriteOnly>
      }
    >
      {error && !documents ? (
        <ErrorState {...error} />
      ) : !documents ? (
        <Spinner label={t({ defaultMessage: 'Loading…' })} />
      ) : total === 0 ? (
        <EmptyState text={t({ defaultMessage: 'No document of this supplier is stored.' })} />
      ) : (
        <Stack gap={5}>
          {DOCUMENT_TYPES.map((type) => (
            <Kind key={type} type={type} documents={documents.filter((one) => one.type === type)} />
          ))}
          {total > SHOWN ? (
            <TextLink href={hrefs.documents({ supplierId })}>
              {t({ defaultMessage: '{total, plural, one {All # document} other {All # documents}}' }, { total })}
            </TextLink>
          ) : null}
        </Stack>
      )}
    </Card>
  );
}

function Kind({ type, documents }: { type: DocumentType; documents: readonly Document[] }) {
  if (documents.length === 0) return null;
  return (
    <Section title={DOCUMENT_TYPE_LABELS[type]} headingLevel={3}>
      <ul className="rep:flex rep:flex-col rep:gap-2">
        {documents.map(({ id, title, createdAt, expirationDate }) => (
          <li key={id}>
            <Inline justify="between" align="start" gap={4}>
              <div className="rep:min-w-0 rep:flex-1 rep:basis-56 rep:wrap-anywhere">
                <TextLink href={hrefs.document(id)}>{title}</TextLink>
                <Text as="p" size="meta" tone="muted">
                  {expirationDate
                    ? t({ defaultMessage: 'Valid until {day}' }, { day: formatDate(expirationDate) })
                    : t({ defaultMessage: 'Stored on {day}' }, { day: formatDate(createdAt.slice(0, 10)) })}
                </Text>
              </div>
              <ExpiryBadge expirationDate={expirationDate} />
            </Inline>
          </li>
        ))}
      </ul>
    </Section>
  );
}
