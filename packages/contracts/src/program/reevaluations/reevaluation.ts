import * as z from 'zod/mini';
import { READ, write } from '../../core/access.js';
import { defineCall } from '../../core/call.js';
import {
  calendarDay,
  id,
  idParams,
  instantText,
  listQuery,
  nullableInstant,
  nullableText,
  optionalId,
  recordFields,
  recordQuery,
  repeated,
  requiredText,
  uuid,
} from '../../core/fields.js';
import { signatureCalls, SIGNED_STATES } from '../../signatures/index.js';

/**
 * Reevaluations of the food and the supplier of an FSVP file, every three years and on news (21 CFR 1.505(c)). A file has one open
 * reevaluation at most, which further reasons join. (Specification: beyond/verification-engine.md, 6.)
 */

export const REEVALUATION_STATUSES = ['open', 'closed', 'dismissed'] as const;
export type ReevaluationStatus = (typeof REEVALUATION_STATUSES)[number];
export const REEVALUATION_STATUS_LABELS: Record<ReevaluationStatus, string> = {
  open: 'Open',
  closed: 'Closed',
  dismissed: 'Dismissed',
};

interface ReasonRule {
  label: string;
  /** Days within which the reevaluation is due (our policy); null: a day of its own. */
  days: number | null;
}
export const REASON_RULES = {
  three_years: { label: 'Three years since the last evaluation', days: null },
  refusal: { label: 'Refusal of an import', days: 14 },
  recall: { label: 'Recall', days: 14 },
  import_alert: { label: 'Import alert', days: 3 },
  warning_letter: { label: 'Warning letter', days: 14 },
  signal: { label: 'Signal for food and country', days: 30 },
  verification_failed: { label: 'Verification was inadequate', days: 14 },
  receipts_failed: { label: 'Receipts failed', days: 14 },
  hazard_analysis_changed: { label: 'Hazard analysis changed', days: 14 },
  new_hazard: { label: 'New hazard', days: 14 },
  supplier_changed: { label: 'Supplier changed', days: 30 },
  corrective_action: { label: 'Corrective action without effect', days: 14 },
  standing_lost: { label: 'Good standing lost', days: 3 },
  manual: { label: 'Entered by a person', days: null },
} as const satisfies Record<string, ReasonRule>;
export type ReasonKind = keyof typeof REASON_RULES;
export const REASON_KINDS = Object.keys(REASON_RULES) as [ReasonKind, ...ReasonKind[]];
/** Days before the end of the 36 months from which the reevaluation is open (our policy). */
export const OPENED_DAYS_BEFORE = 90;
/** Days before its due day from which people are reminded of one (our policy). */
export const REEVALUATION_REMINDER_DAYS = 7;
/** Days within which the reevaluation is due for a Class I recall and an entry of a red list (our policy). */
export const URGENT_DAYS = 3;

const reason = z
  .object({
    id: z.string(),
    kind: z.enum(REASON_KINDS),
    /** The record that it is about; null of one that a person entered. The same one opens a reevaluation of the file once. */
    recordType: nullableText,
    recordId: nullableText,
    /** Of a record of which each change is a reason of its own; else null. */
    recordVersion: z.nullable(z.int()),
    /** When it was added. */
    at: instantText,
    text: z.string(),
    /** The day by which it wants the reevaluation. */
    dueOn: z.string(),
    /** The signed dismissal of it. */
    dismissalId: nullableText,
    dismissedAt: nullableInstant,
  })
  .check(z.meta({ id: 'ReevaluationReason' }));
export type ReevaluationReason = z.output<typeof reason>;

export const reevaluation = z
  .object({
    ...recordFields,
    fileId: z.string(),
    fileNumber: z.string(),
    supplierId: z.string(),
    supplierName: z.string(),
    foodId: z.string(),
    foodName: z.string(),
    importerName: z.string(),
    /** Day: the earliest of its reasons that are not dismissed. */
    dueOn: z.string(),
    status: z.enum(REEVALUATION_STATUSES),
    reasons: z.array(reason),
    /** An account. */
    assigneeId: nullableText,
    /** The signed evaluation that closed it; null without one. */
    evaluationId: nullableText,
    closedAt: nullableInstant,
  })
  .check(z.meta({ id: 'Reevaluation' }));
export type Reevaluation = z.output<typeof reevaluation>;

const tag = 'Reevaluations';
const path = '/api/reevaluations';
const one = `${path}/{id}`;

export const DUE_FILTERS = ['overdue', 'next_30_days', 'later'] as const;
export const listReevaluations = defineCall({
  id: 'listReevaluations',
  method: 'GET',
  path,
  summary: 'Reevaluations, by due day; search by number, supplier and food of the file',
  tag,
  access: READ,
  query: z.object({
    ...listQuery(['dueOn', 'fileNumber', 'supplierName', 'foodName', 'createdAt']),
    status: repeated(REEVALUATION_STATUSES),
    reason: repeated(REASON_KINDS),
    due: repeated(DUE_FILTERS),
    assigneeId: z.optional(id),
    supplierId: z.optional(id),
    fileId: z.optional(id),
  }),
  response: z
    .object({ reevaluations: z.array(reevaluation), total: z.int(), next: nullableText })
    .check(z.meta({ id: 'ReevaluationList' })),
});
export const getReevaluation = defineCall({
  id: 'getReevaluation',
  method: 'GET',
  path: one,
  summary: 'One reevaluation',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: reevaluation,
});
export const createReevaluation = defineCall({
  id: 'createReevaluation',
  method: 'POST',
  path,
  summary: 'Ask for the reevaluation of an FSVP file; the reason joins the open one, if there is one',
  tag,
  access: write('program:write'),
  body: z
    .object({
      fileId: uuid('Choose a file'),
      dueOn: calendarDay('Enter the day by which it is due'),
      text: requiredText(2000, 'Enter the reason'),
    })
    .check(z.meta({ id: 'ReevaluationCreate' })),
  response: reevaluation,
});
export const updateReevaluation = defineCall({
  id: 'updateReevaluation',
  method: 'PUT',
  path: one,
  summary: 'Assign a reevaluation to an account',
  tag,
  access: write('program:write'),
  params: idParams,
  body: z.object({ assigneeId: optionalId }).check(z.meta({ id: 'ReevaluationUpdate' })),
  response: reevaluation,
});

/** That a reason needs no reevaluation, which a person signs. */
export const reevaluationDismissal = z
  .object({
    ...recordFields,
    reevaluationId: z.string(),
    reasonId: z.string(),
    /** 'Refusal of an import: …' */
    reasonText: z.string(),
    /** From 1 within the reason: after its signature was withdrawn, it can be dismissed again. */
    versionNumber: z.int(),
    state: z.enum(SIGNED_STATES),
    text: z.string(),
    fileId: z.string(),
    fileNumber: z.string(),
    supplierName: z.string(),
    foodName: z.string(),
    /** The reason is dismissed or answered: there is nothing to sign any more. */
    reasonClosed: z.boolean(),
  })
  .check(z.meta({ id: 'ReevaluationDismissal' }));
export type ReevaluationDismissal = z.output<typeof reevaluationDismissal>;

export const listReevaluationDismissals = defineCall({
  id: 'listReevaluationDismissals',
  method: 'GET',
  path: `${one}/dismissals`,
  summary: 'Why reasons of a reevaluation need none: drafts and signed ones, newest first',
  tag,
  access: READ,
  params: idParams,
  response: z
    .object({ dismissals: z.array(reevaluationDismissal), total: z.int() })
    .check(z.meta({ id: 'ReevaluationDismissalList' })),
});
export const createReevaluationDismissal = defineCall({
  id: 'createReevaluationDismissal',
  method: 'POST',
  path: `${one}/dismissals`,
  summary: 'Draft why a reason needs no reevaluation, to be signed',
  tag,
  access: write('program:write'),
  params: idParams,
  body: z
    .object({ reasonId: uuid('Choose a reason'), text: requiredText(2000, 'Enter why it needs no reevaluation') })
    .check(z.meta({ id: 'ReevaluationDismissalCreate' })),
  response: reevaluationDismissal,
  location: '/api/reevaluation-dismissals/{id}',
});
export const getReevaluationDismissal = defineCall({
  id: 'getReevaluationDismissal',
  method: 'GET',
  path: '/api/reevaluation-dismissals/{id}',
  summary: 'Why a reason needs no reevaluation',
  tag,
  access: READ,
  params: idParams,
  response: reevaluationDismissal,
});

export const reevaluationDismissalSignatures = signatureCalls('/api/reevaluation-dismissals', 'dismissal of a reason');
