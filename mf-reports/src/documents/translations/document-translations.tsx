import { downloadDocument, type Document } from '@fsvp/contracts/documents/document';
import type { ListedTranslation, TranslatedOriginal } from '@fsvp/contracts/documents/document-translation';
import { languageName } from '@fsvp/contracts/core/language';
import {
  Badge,
  Button,
  CardList,
  formatInstantDate,
  Inline,
  LinkButton,
  Section,
  Text,
  TextLink,
  TwoLines,
} from '@fsvp/ui';
import { api, hrefs, loadError, WriteOnly } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../document.icons.js';
import { useDocumentTranslations } from '../api/get-document-translations.js';
import { RemoveTranslationDialog } from './remove-translation.dialog.js';

interface DocumentTranslationsProps {
  document: Document;
  onAttach: () => void;
}

/** The translations of a document, and the documents that it is a translation of. */
export function DocumentTranslations({ document, onAttach }: DocumentTranslationsProps) {
  const query = useDocumentTranslations(document.id);
  const [removed, setRemoved] = useState<ListedTranslation>();
  return (
    <Section
      title="Translations"
      headingLevel={3}
      actions={
        document.isActive ? (
          <WriteOnly>
            <Button variant="outline" size="sm" icon={icons.attach} onClick={onAttach}>
              Attach a Translation
            </Button>
          </WriteOnly>
        ) : null
      }
    >
      {query.data?.translationOf.map((original) => (
        <Original key={`${original.documentId} ${original.fileVersion}`} original={original} of={document} />
      ))}
      {query.data?.total === 0 ? (
        <Text as="p" tone="muted">
          {document.language === 'en'
            ? 'No translations.'
            : 'No translations. FDA can request one in English (21 CFR 1.510(b)(1)).'}
        </Text>
      ) : (
        <div className="rep:rounded-card rep:border rep:border-divider">
          <CardList
            label="Translations"
            look="rows"
            items={query.data?.translations}
            itemKey={({ id }) => id}
            skeletonRows={1}
            emptyText="No translations"
            error={loadError(query, 'The translations could not be loaded')}
            render={(translation) => (
              <Translation
                translation={translation}
                isEarlier={translation.fileVersion !== document.fileVersion}
                onRemove={document.isActive ? () => setRemoved(translation) : undefined}
              />
            )}
          />
        </div>
      )}
      <RemoveTranslationDialog document={document} translation={removed} onClose={() => setRemoved(undefined)} />
    </Section>
  );
}

function Original({ original, of }: { original: TranslatedOriginal; of: Document }) {
  const { documentId, title, fileVersion, isCurrent } = original;
  return (
    <Text as="p" tone="muted">
      This document is the {languageName(of.language)} translation of{' '}
      <TextLink href={hrefs.document(documentId)}>{title}</TextLink>,{' '}
      {isCurrent ? `version ${fileVersion}` : `earlier version ${fileVersion}`}.
    </Text>
  );
}

interface TranslationProps {
  translation: ListedTranslation;
  /** The document has a newer file, which it does not translate. */
  isEarlier: boolean;
  onRemove: (() => void) | undefined;
}

function Translation({ translation, isEarlier, onRemove }: TranslationProps) {
  const { language, translatedDocumentId, title, translator, certified, fileVersion, isActive, createdAt } =
    translation;
  const name = `${languageName(language)} translation of version ${fileVersion}`;
  return (
    <div className="rep:flex rep:flex-wrap rep:items-center rep:justify-between rep:gap-x-4 rep:gap-y-2">
      <div className="rep:min-w-0 rep:flex-1 rep:basis-64">
        <TwoLines
          primary={
            <Inline>
              {languageName(language)}
              <TextLink href={hrefs.document(translatedDocumentId)}>{title}</TextLink>
              {certified ? <Badge tone="green">Certified</Badge> : null}
              {isEarlier ? <Badge tone="yellow">{`For earlier version ${fileVersion}`}</Badge> : null}
              {isActive ? null : <Badge tone="neutral">Deleted</Badge>}
            </Inline>
          }
          secondary={`Translated by ${translator} · Attached ${formatInstantDate(createdAt)}`}
        />
      </div>
      <Inline gap={1}>
        <LinkButton
          variant="outline"
          size="sm"
          href={api.href(downloadDocument, { params: { id: translatedDocumentId } })}
          download
          icon={icons.download}
          aria-label={`Download the ${name}`}
        >
          Download
        </LinkButton>
        {onRemove ? (
          <WriteOnly>
            <Button variant="ghost" size="sm" icon={icons.remove} aria-label={`Remove the ${name}…`} onClick={onRemove}>
              Remove…
            </Button>
          </WriteOnly>
        ) : null}
      </Inline>
    </div>
  );
}
