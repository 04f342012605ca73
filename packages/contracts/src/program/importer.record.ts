import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { getImporter } from './importer.js';

export const importerRecord = defineStoredRecord({
  type: 'importer',
  label: 'Importers',
  service: 'program',
  read: getImporter,
  data: z.looseObject({ id: z.string(), legalName: z.string(), duns: z.string(), active: z.boolean() }),
  events: { created: NEW, updated: CHANGED, deleted: DELETED },
});
export const { created: importerCreated, updated: importerUpdated, deleted: importerDeleted } = importerRecord.events;
