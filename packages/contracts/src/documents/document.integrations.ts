import { defineBatch } from '../core/batch.js';
import { createDocument, updateDocument } from './document.js';

/** Calls for API clients, which no screen loads. */

export const batchDocuments = defineBatch('batchDocuments', 'documents', createDocument, updateDocument);
