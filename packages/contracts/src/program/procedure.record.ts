import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { choice, day, named, plain } from '../core/signed-field.js';
import { defineStoredRecord } from '../core/stored-record.js';
import {
  getProcedure,
  type Procedure,
  PROCEDURE_CODES,
  PROCEDURE_LABELS,
  PROCEDURE_ORIGIN_LABELS,
  type ProcedureCode,
} from './procedure.js';
import { SIGNED_STATES, type SignableDefinition, signedFields } from '../signatures/index.js';

export const procedureRecord = defineStoredRecord({
  type: 'procedure',
  label: 'Procedures',
  service: 'program',
  read: getProcedure,
  derived: ['importerName', 'signedByName', 'signedAt'],
  data: z.looseObject({
    id: z.string(),
    importerId: z.string(),
    code: z.enum(PROCEDURE_CODES),
    state: z.enum(SIGNED_STATES),
    effectiveFrom: z.string(),
  }),
  events: {
    drafted: NEW,
    updated: CHANGED,
    deleted: DELETED,
    signed: CHANGED,
    superseded: CHANGED,
    withdrawn: CHANGED,
  },
});
export const {
  drafted: procedureDrafted,
  updated: procedureUpdated,
  deleted: procedureDeleted,
  signed: procedureSigned,
  superseded: procedureSuperseded,
  withdrawn: procedureWithdrawn,
} = procedureRecord.events;

/** A procedure with what the suite knows of its document. */
export interface SignedProcedure extends Procedure {
  /** It was withdrawn, or its file is damaged. */
  documentGone: boolean;
}

export const procedureSigning: SignableDefinition<SignedProcedure> = {
  type: 'procedure',
  noun: 'procedure',
  fields: signedFields<SignedProcedure>()({
    // A later change of its name takes nothing away from what was approved.
    importerId: named('Importer'),
    code: { label: 'Requirement', text: (value) => `${String(value)}: ${PROCEDURE_LABELS[value as ProcedureCode]}` },
    versionNumber: plain('Version'),
    title: plain('Title'),
    documentId: named('Document'),
    effectiveFrom: day('First Day'),
    establishedBy: choice('Established by', PROCEDURE_ORIGIN_LABELS),
    reviewNote: plain('Review and Assessment'),
    importerName: false,
    documentGone: false,
    state: false,
    signedByName: false,
    signedAt: false,
  }),
  meanings: {
    approved: {
      permission: 'sign',
      activity: () => 'procedure',
      refusal: ({ state, documentId, documentGone }) => {
        if (state !== 'draft') return 'Only a draft can be signed.';
        if (!documentId) return 'A procedure must be in writing. Choose its document.';
        return documentGone ? 'Its document was deleted or is damaged. Choose another one.' : undefined;
      },
    },
  },
};
