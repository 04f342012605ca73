import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import type { Day } from '../core/calendar-day.js';
import { defineCall } from '../core/call.js';
import {
  calendarDay,
  id,
  idParams,
  listQuery,
  nullableInstant,
  nullableText,
  optionalId,
  optionalText,
  recordFields,
  recordQuery,
  repeated,
  requiredText,
  uuid,
} from '../core/fields.js';
import { signatureCalls, SIGNED_STATES } from '../signatures/index.js';

/**
 * Written procedures of an importer: that it imports from approved suppliers only (21 CFR 1.506(a)(1)), and how it verifies suppliers
 * (1.506(b)). Importer and code are a series of versions. (Specification: beyond/fsvp-file.md, 1 and 4; beyond/index.md, 4.)
 */

/** The requirements that a procedure is for. */
export const PROCEDURE_CODES = ['PR-1', 'PR-3'] as const;
export type ProcedureCode = (typeof PROCEDURE_CODES)[number];
export const PROCEDURE_LABELS: Record<ProcedureCode, string> = {
  'PR-1': 'Approved suppliers only',
  'PR-3': 'Supplier verification',
};

export const PROCEDURE_ORIGINS = ['self', 'other_entity'] as const;
export type ProcedureOrigin = (typeof PROCEDURE_ORIGINS)[number];
export const PROCEDURE_ORIGIN_LABELS: Record<ProcedureOrigin, string> = {
  self: 'The importer',
  other_entity: 'Another entity',
};

/** What the importer must add when it relies on another entity (21 CFR 1.506(a)(2)). */
export const REVIEW_REQUIRED = {
  path: 'reviewNote',
  message: 'Another entity established this procedure. Describe how the importer reviewed and assessed it',
};

export const lacksReview = (procedure: {
  establishedBy?: ProcedureOrigin | undefined;
  reviewNote?: string | null | undefined;
}): boolean => procedure.establishedBy === 'other_entity' && !procedure.reviewNote;

const procedureFields = {
  title: requiredText(255, 'Title is required'),
  /** The document that has the procedure in writing. */
  documentId: optionalId,
  /** Its first day. The version before it is in force until then. */
  effectiveFrom: calendarDay('Enter the first day'),
  establishedBy: z.enum(PROCEDURE_ORIGINS, 'Choose who established the procedure'),
  reviewNote: optionalText(2000),
};

export const procedureCreate = z
  .object({
    importerId: uuid('Choose an importer'),
    code: z.enum(PROCEDURE_CODES, 'Choose what the procedure is for'),
    ...procedureFields,
    establishedBy: z._default(procedureFields.establishedBy, 'self'),
  })
  .check(
    z.refine((procedure) => !lacksReview(procedure), { error: REVIEW_REQUIRED.message, path: [REVIEW_REQUIRED.path] }),
    z.meta({ id: 'ProcedureCreate' }),
  );
export type ProcedureCreate = z.output<typeof procedureCreate>;
/** Importer and code stay: they say which series the draft belongs to. */
export const procedureUpdate = z.partial(z.object(procedureFields)).check(z.meta({ id: 'ProcedureUpdate' }));
export type ProcedureUpdate = z.output<typeof procedureUpdate>;

export const procedure = z
  .object({
    ...recordFields,
    importerId: z.string(),
    importerName: z.string(),
    code: z.enum(PROCEDURE_CODES),
    /** From 1 within importer and code. */
    versionNumber: z.int(),
    state: z.enum(SIGNED_STATES),
    title: z.string(),
    documentId: nullableText,
    /** Day. */
    effectiveFrom: z.string(),
    establishedBy: z.enum(PROCEDURE_ORIGINS),
    reviewNote: nullableText,
    /** Who approved it, of a signed or superseded version. */
    signedByName: nullableText,
    signedAt: nullableInstant,
  })
  .check(z.meta({ id: 'Procedure' }));
export type Procedure = z.output<typeof procedure>;

/**
 * The version in force on a day: the newest signed one whose first day has come. A version whose signature was withdrawn gives nothing back to
 * the one before it.
 * @param signed versions of one series that were ever signed
 */
export function procedureInForce<P extends { versionNumber: number; effectiveFrom: Day; withdrawn: boolean }>(
  signed: readonly P[],
  day: Day,
): P | undefined {
  const begun = signed.filter(({ effectiveFrom }) => effectiveFrom <= day);
  const newest = begun.sort((one, other) => other.versionNumber - one.versionNumber)[0];
  return newest?.withdrawn ? undefined : newest;
}

/** The page that shows the procedures of an importer, above the list of files or above one of them. */
export const proceduresHref = (importerId: string, fileId?: string): string =>
  `/fsvp-files?${fileId ? `view=${fileId}&` : ''}procedures=${importerId}`;

const tag = 'Procedures';
const path = '/api/procedures';
const one = `${path}/{id}`;

export const listProcedures = defineCall({
  id: 'listProcedures',
  method: 'GET',
  path,
  summary: 'All versions of procedures, newest first; search by title and importer',
  tag,
  access: READ,
  query: z.object({
    ...listQuery(['importerName', 'code', 'title', 'effectiveFrom', 'createdAt']),
    importerId: z.optional(id),
    code: repeated(PROCEDURE_CODES),
    state: repeated(SIGNED_STATES),
  }),
  response: z
    .object({ procedures: z.array(procedure), total: z.int(), next: nullableText })
    .check(z.meta({ id: 'ProcedureList' })),
});
export const getProcedure = defineCall({
  id: 'getProcedure',
  method: 'GET',
  path: one,
  summary: 'One version of a procedure',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: procedure,
});
export const createProcedure = defineCall({
  id: 'createProcedure',
  method: 'POST',
  path,
  summary: 'Draft a procedure of an importer; a second open draft for the same requirement is refused',
  tag,
  access: write('program:write'),
  body: procedureCreate,
  response: procedure,
});
export const updateProcedure = defineCall({
  id: 'updateProcedure',
  method: 'PUT',
  path: one,
  summary: 'Update the draft of a procedure; a signed one is refused',
  tag,
  access: write('program:write'),
  params: idParams,
  body: procedureUpdate,
  response: procedure,
});
export const deleteProcedure = defineCall({
  id: 'deleteProcedure',
  method: 'DELETE',
  path: one,
  summary: 'Delete the draft of a procedure; a signed one is refused',
  tag,
  access: write('program:write'),
  params: idParams,
});
export const createProcedureVersion = defineCall({
  id: 'createProcedureVersion',
  method: 'POST',
  path: `${one}/versions`,
  summary: 'Copy the signed version of a procedure into a new draft',
  tag,
  access: write('program:write'),
  params: idParams,
  response: procedure,
  location: one,
});

export const procedureSignatures = signatureCalls(path, 'procedure');
