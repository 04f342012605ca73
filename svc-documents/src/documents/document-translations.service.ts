import { Injectable } from '@nestjs/common';
import type { Document, DocumentTranslation } from '@fsvp/contracts/documents/document';
import type { TranslationCreate } from '@fsvp/contracts/documents/document-translation';
import { documentTranslationAttached, documentTranslationRemoved } from '@fsvp/contracts/documents/document.record';
import { languageName } from '@fsvp/contracts/core/language';
import { letters } from '@fsvp/service-kit/lists/list';
import { newId } from '@fsvp/service-kit/database/columns';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { invalidInput, notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import { lockRecord, snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { IsNull, type EntityManager } from 'typeorm';
import { DocumentEntity } from './document.entity.js';
import { toDocument } from './document.mapper.js';
import { findSupplierName } from './supplier-name.js';
import { currentTranslations, fitsSupplier } from './translation-rules.js';

const LIST = `
  select json_build_object(
    'translations', (select coalesce(json_agg(t.one || jsonb_build_object('title', d.title, 'fileName', d.file_name, 'isActive', d.is_active)
        order by (t.one->>'fileVersion')::int desc, t.one->>'language', t.one->>'id'), '[]')
      from jsonb_array_elements(document.translations) as t (one) join documents d on d.id = (t.one->>'translatedDocumentId')::uuid),
    'translationOf', (select coalesce(json_agg(json_build_object('documentId', o.id, 'title', o.title, 'language', o.language,
        'fileVersion', (t.one->>'fileVersion')::int, 'isCurrent', (t.one->>'fileVersion')::int = o.file_version)
        order by ${letters('o.title')}, o.id, (t.one->>'fileVersion')::int desc), '[]')
      from documents o cross join jsonb_array_elements(o.translations) as t (one)
      where o.translations <> '[]' and o.deleted_at is null and t.one->>'translatedDocumentId' = document.id::text
        and o.translations @> jsonb_build_array(jsonb_build_object('translatedDocumentId', document.id::text))),
    'total', jsonb_array_length(document.translations))::text as json
  from documents document where document.id = $1`;

const PATH = 'translatedDocumentId';
const refuse = (message: string) => invalidInput([{ path: PATH, message }]);

/** Joins documents to their translations, which are documents too (21 CFR 1.510(b)(1)). */
@Injectable()
export class DocumentTranslationsService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Also of a withdrawn document. */
  async list(documentId: string): Promise<JsonText> {
    const found = await this.database.value<JsonText | undefined>({
      name: 'document-translations',
      text: LIST,
      values: [documentId],
    });
    if (!found) throw notFound('document');
    return found;
  }

  /**
   * Makes a document the translation of the current file of another.
   * @throws 400 for a document that can't be one, 409 for a second one in its language
   */
  add(documentId: string, { translatedDocumentId, translator, certified }: TranslationCreate): Promise<Document> {
    return this.change(documentId, documentTranslationAttached, async (document, manager) => {
      if (translatedDocumentId === documentId) throw refuse('A document cannot be its own translation');
      // Its language and supplier stay as they are until the commit.
      const translated = await manager.findOne(DocumentEntity, {
        where: { id: translatedDocumentId, deletedAt: IsNull() },
        lock: { mode: 'pessimistic_read' },
      });
      if (!translated) throw refuse('There is no such document; it may have been deleted');
      const { language } = translated;
      if (language === document.language)
        throw refuse(`This document is also in ${languageName(language)}. Choose one in another language`);
      if (!fitsSupplier(translated, document)) throw refuse('This document is of another supplier');
      if (currentTranslations(document).some((one) => one.language === language)) {
        const message = `The current file has a translation into ${languageName(language)}. Remove that one first`;
        throw new ProblemError('duplicate', message, { errors: [{ path: PATH, message }] });
      }
      const added: DocumentTranslation = {
        id: newId(),
        fileVersion: document.fileVersion,
        language,
        translatedDocumentId,
        translator,
        certified,
        createdBy: currentContext().actor,
        createdAt: new Date().toISOString(),
      };
      return [...document.translations, added];
    });
  }

  /** Removes a translation, also of an earlier file or one that was withdrawn. */
  async remove(documentId: string, translationId: string): Promise<void> {
    await this.change(documentId, documentTranslationRemoved, ({ translations }) => {
      const kept = translations.filter(({ id }) => id !== translationId);
      if (kept.length === translations.length) throw notFound('translation');
      return Promise.resolve(kept);
    });
  }

  private change(
    documentId: string,
    event: typeof documentTranslationAttached,
    replace: (document: DocumentEntity, manager: EntityManager) => Promise<DocumentTranslation[]>,
  ): Promise<Document> {
    return this.unitOfWork.run(async ({ manager, record }) => {
      const document = await lockRecord(manager, DocumentEntity, documentId, 'document');
      const before = snapshot(document);
      document.translations = await replace(document, manager);
      touch(document);
      await manager.update(DocumentEntity, documentId, document);
      record({ event, before, after: document });
      return toDocument(document, await findSupplierName(manager, document.supplierId));
    });
  }
}
