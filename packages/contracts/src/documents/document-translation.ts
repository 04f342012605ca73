import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { id, idParams, requiredText, uuid } from '../core/fields.js';
import { document, documentTranslation } from './document.js';

/** Translations of documents (21 CFR 1.510(b)(1)). Apart from `document.ts`, which the first page loads. */

export const translationCreate = z
  .object({
    /** A document in another language, of the same supplier or of none. */
    translatedDocumentId: uuid('Choose the translation'),
    translator: requiredText(255, 'Enter who translated it'),
    certified: z._default(z.boolean(), false),
  })
  .check(z.meta({ id: 'DocumentTranslationCreate' }));
export type TranslationCreate = z.output<typeof translationCreate>;

/** A translation as the details of its document show it. */
const listedTranslation = z
  .object({
    ...documentTranslation.shape,
    title: z.string(),
    fileName: z.string(),
    /** The translation was not withdrawn. */
    isActive: z.boolean(),
  })
  .check(z.meta({ id: 'ListedTranslation' }));
export type ListedTranslation = z.output<typeof listedTranslation>;

/** A document that this one is the translation of. */
const translatedOriginal = z
  .object({
    documentId: z.string(),
    title: z.string(),
    language: z.string(),
    /** The translated file version. */
    fileVersion: z.int(),
    /** Whether that is its current file. */
    isCurrent: z.boolean(),
  })
  .check(z.meta({ id: 'TranslatedOriginal' }));
export type TranslatedOriginal = z.output<typeof translatedOriginal>;

const path = '/api/documents/{id}/translations';

export const listDocumentTranslations = defineCall({
  id: 'listDocumentTranslations',
  method: 'GET',
  path,
  summary: 'Translations of a document, those of its current file first, and what it is a translation of',
  tag: 'Documents',
  access: READ,
  params: idParams,
  response: z
    .object({
      translations: z.array(listedTranslation),
      /** Documents that are not withdrawn. */
      translationOf: z.array(translatedOriginal),
      /** Of `translations`. */
      total: z.int(),
    })
    .check(z.meta({ id: 'DocumentTranslationList' })),
});
export const addDocumentTranslation = defineCall({
  id: 'addDocumentTranslation',
  method: 'POST',
  path,
  summary: 'Attach a document in another language as the translation of the current file of a document',
  tag: 'Documents',
  access: write('documents:write'),
  params: idParams,
  body: translationCreate,
  response: document,
});
export const removeDocumentTranslation = defineCall({
  id: 'removeDocumentTranslation',
  method: 'DELETE',
  path: `${path}/{translationId}`,
  summary: 'Remove a translation from a document; both documents stay',
  tag: 'Documents',
  access: write('documents:write'),
  params: z.object({ id, translationId: id }),
});
