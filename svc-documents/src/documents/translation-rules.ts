import type { DocumentTranslation } from '@fsvp/contracts/documents/document';
import { languageName } from '@fsvp/contracts/core/language';
import type { FieldError } from '@fsvp/contracts/core/problem';
import { invalidInput } from '@fsvp/service-kit/problems/problem.error';
import type { EntityManager } from 'typeorm';
import type { DocumentEntity } from './document.entity.js';

type Linked = Pick<DocumentEntity, 'id' | 'title' | 'language' | 'supplierId'>;

/** The documents that are not withdrawn and that `$1` is a translation of. */
const ORIGINALS = `select id, title, language, supplier_id as "supplierId" from documents
  where translations <> '[]' and translations @> jsonb_build_array(jsonb_build_object('translatedDocumentId', $1::text))
    and deleted_at is null order by id`;
const NAMED = `select id, title, language, supplier_id as "supplierId" from documents
  where id = any($1::uuid[]) and deleted_at is null order by id`;

/** Whether a document may be the translation of another: it is of the same supplier, or of none. */
export function fitsSupplier(translation: Pick<Linked, 'supplierId'>, original: Pick<Linked, 'supplierId'>): boolean {
  return translation.supplierId === null || translation.supplierId === original.supplierId;
}

/** The translations of the current file of a document. */
export function currentTranslations({
  translations,
  fileVersion,
}: Pick<DocumentEntity, 'translations' | 'fileVersion'>): DocumentTranslation[] {
  return translations.filter((one) => one.fileVersion === fileVersion);
}

/**
 * Keeps what translations rest on: language and supplier of a document that is one or has one.
 * @throws 400 that names the document in the way
 */
export async function assertTranslationsFit(
  manager: EntityManager,
  before: DocumentEntity,
  after: DocumentEntity,
): Promise<void> {
  const [changesLanguage, changesSupplier] = [
    before.language !== after.language,
    before.supplierId !== after.supplierId,
  ];
  if (!changesLanguage && !changesSupplier) return;
  const originals = await manager.query<Linked[]>(ORIGINALS, [after.id]);
  const translations = await manager.query<Linked[]>(NAMED, [
    after.translations.map(({ translatedDocumentId }) => translatedDocumentId),
  ]);
  const errors: FieldError[] = [];
  const add = (path: string, message: string) =>
    errors.push({ path, message: `${message} Remove that translation first` });
  const [original] = originals;
  if (changesLanguage && original)
    add('language', `This document is the ${languageName(before.language)} translation of “${original.title}”.`);
  if (changesLanguage && currentTranslations(after).some(({ language }) => language === after.language))
    add('language', `This document has a translation into ${languageName(after.language)}.`);
  const foreign = changesSupplier && originals.find((one) => !fitsSupplier(after, one));
  if (foreign) add('supplierId', `This document is a translation of “${foreign.title}”, which is of another supplier.`);
  const own = changesSupplier && translations.find((one) => !fitsSupplier(one, after));
  if (own) add('supplierId', `Its translation “${own.title}” is of another supplier.`);
  if (errors.length) throw invalidInput(errors);
}
