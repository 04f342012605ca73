import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { addMonths, today, type Day } from '../core/calendar-day.js';
import { defineCall } from '../core/call.js';
import {
  calendarDay,
  id,
  idParams,
  listQuery,
  nullableText,
  optionalId,
  optionalText,
  recordFields,
  recordQuery,
  repeated,
  requiredText,
  uuid,
  wholeNumber,
} from '../core/fields.js';
import { type SMALL_SUPPLIERS } from './readiness/regime.js';

/**
 * Written assurances that an importer obtains from customers and suppliers (21 CFR 1.507, 1.511, 1.512). (Specification:
 * beyond/fsvp-file.md, 1 and 4.)
 */

/** Codes of the requirements that an assurance satisfies. */
export const ASSURANCE_KINDS = ['AS-3', 'AS-5', 'VS-2', 'SS-1', 'SS-2'] as const;
export type AssuranceKind = (typeof ASSURANCE_KINDS)[number];

interface AssuranceRule {
  label: string;
  /** Section of 21 CFR. */
  citation: string;
  from: 'customer' | 'supplier';
  /** Months from the day on which it takes effect; without, it is for a calendar year. */
  months?: number;
  /** It can be obtained before the time that it is for. */
  mayBeginLater?: true;
}

/** The one table of what each kind is, and how long it counts. */
export const ASSURANCE_RULES: Record<AssuranceKind, AssuranceRule> = {
  // "annually", 1.507(a)(2)(ii), (3)(ii) and (4)(ii).
  'AS-3': {
    label: 'Assurance of a customer who controls the hazard',
    citation: '1.507(a)(2)-(4)',
    from: 'customer',
    months: 12,
    mayBeginLater: true,
  },
  // "annually", 1.511(b).
  'AS-5': {
    label: 'Assurance of a customer who makes dietary supplements',
    citation: '1.511(b)',
    from: 'customer',
    months: 12,
    mayBeginLater: true,
  },
  // "at least every 2 years thereafter", 1.512(b)(3)(i).
  'VS-2': {
    label: 'Assurance of a supplier to a very small importer',
    citation: '1.512(b)(3)(i)',
    from: 'supplier',
    months: 24,
  },
  // Before the supplier is first approved for a calendar year, then by December 31 for the next one, 1.512(b)(1)(ii).
  'SS-1': {
    label: 'Assurance that a supplier is small',
    citation: '1.512(b)(1)(ii)',
    from: 'supplier',
    mayBeginLater: true,
  },
  // "at least every 2 years thereafter", 1.512(b)(3)(ii) to (iv).
  'SS-2': {
    label: 'Assurance of a small supplier',
    citation: '1.512(b)(3)(ii)-(iv)',
    from: 'supplier',
    months: 24,
  },
};

/** The calendar year that an assurance of small status is for unless another is given: from October on, the next one. */
export const yearOfSmallStatus = (effectiveOn: Day): number =>
  Number(effectiveOn.slice(0, 4)) + (effectiveOn.slice(5, 7) >= '10' ? 1 : 0);

interface Term {
  kind: AssuranceKind;
  effectiveOn: Day;
  /** Of an assurance that is for a calendar year. */
  year?: number | null | undefined;
}

/** Whether an assurance of this kind is for a calendar year. */
export const isForYear = (kind: AssuranceKind): boolean => ASSURANCE_RULES[kind].months === undefined;

/** The first and the last day on which an assurance counts. */
export function assuranceTerm({ kind, effectiveOn, year }: Term): { validFrom: Day; validUntil: Day } {
  const { months } = ASSURANCE_RULES[kind];
  if (months) return { validFrom: effectiveOn, validUntil: addMonths(effectiveOn, months) };
  const of = year ?? yearOfSmallStatus(effectiveOn);
  return { validFrom: `${of}-01-01`, validUntil: `${of}-12-31` };
}

/** What of an assurance its problems depend on. */
interface Claim {
  kind: AssuranceKind;
  effectiveOn?: Day | null | undefined;
  year?: number | null | undefined;
  fileId?: string | null | undefined;
  importerId?: string | null | undefined;
  customerName?: string | null | undefined;
  controlsDescription?: string | null | undefined;
  nonFederalLawStatement?: string | null | undefined;
}

/** Whom an assurance is for: a file, or all files of an importer for one of its customers. */
function partyProblem({ kind, fileId, importerId, customerName }: Claim): [keyof Claim, string] | undefined {
  if (fileId)
    return importerId || customerName
      ? [importerId ? 'importerId' : 'customerName', 'An assurance for a file cannot have an importer or a customer']
      : undefined;
  if (ASSURANCE_RULES[kind].from === 'supplier') return ['fileId', 'Choose the FSVP file that the assurance is for'];
  if (!importerId && !customerName) return ['fileId', 'Choose an FSVP file, or an importer and its customer'];
  if (!importerId) return ['importerId', 'Choose the importer whose customer gives the assurance'];
  return customerName ? undefined : ['customerName', 'Enter the name of the customer'];
}

/** When an assurance counts: only some kinds can be obtained in advance, and only one is for a calendar year. */
function termProblem({ kind, effectiveOn, year }: Claim): [keyof Claim, string] | undefined {
  if (effectiveOn && effectiveOn > today() && !ASSURANCE_RULES[kind].mayBeginLater)
    return ['effectiveOn', 'An assurance of this kind cannot take effect in the future'];
  if (year === undefined || year === null) return undefined;
  if (!isForYear(kind)) return ['year', 'Only an assurance of small status is for a calendar year'];
  const next = Number(today().slice(0, 4)) + 1;
  return year > next ? ['year', `Enter ${next} or an earlier year`] : undefined;
}

/** What of an assurance contradicts itself, with the field to correct; an update is checked together with what is stored. */
export function assuranceProblem(claim: Claim): { path: string; message: string } | undefined {
  const [path, message] = partyProblem(claim) ?? termProblem(claim) ?? [];
  return path && message ? { path, message } : undefined;
}

/**
 * Whether the assurance of a qualified facility lacks what it must include: its preventive controls, its compliance with other
 * than Federal law, or both (21 CFR 1.512(b)(3)(ii)). The assurance to a very small importer needs neither (1.512(b)(3)(i)).
 */
export function lacksControls(
  { kind, controlsDescription, nonFederalLawStatement }: Claim,
  smallSupplier: (typeof SMALL_SUPPLIERS)[number],
): boolean {
  return kind === 'SS-2' && smallSupplier === 'qualified_facility' && !controlsDescription && !nonFederalLawStatement;
}

export const CONTROLS_REQUIRED = {
  path: 'controlsDescription',
  message: 'A qualified facility must describe its preventive controls, or state that it complies with non-Federal law',
};

const fields = {
  effectiveOn: calendarDay('Enter the day on which the assurance takes effect'),
  /** Of an assurance of small status: the calendar year that it is for. */
  year: z.optional(z.nullable(wholeNumber(2017, 2200))),
  signerName: requiredText(255, 'Enter the name of the person who signed it'),
  signerTitle: requiredText(255, 'Enter the title of the person who signed it'),
  statement: requiredText(10_000, 'Enter what is assured'),
  documentId: uuid('Choose the document with the assurance'),
  controlsDescription: optionalText(),
  nonFederalLawStatement: optionalText(),
};

export const assuranceCreate = z
  .object({
    kind: z.enum(ASSURANCE_KINDS, 'Choose what is assured'),
    fileId: optionalId,
    importerId: optionalId,
    customerName: optionalText(255),
    ...fields,
  })
  .check(
    z.check<Claim>(({ value, issues }) => {
      const problem = assuranceProblem(value);
      if (problem) issues.push({ code: 'custom', path: [problem.path], message: problem.message, input: value });
    }),
    z.meta({ id: 'AssuranceCreate' }),
  );
export type AssuranceCreate = z.output<typeof assuranceCreate>;
/** Kind, file and importer stay: another assurance is another record. */
export const assuranceUpdate = z
  .partial(z.object({ customerName: optionalText(255), ...fields }))
  .check(z.meta({ id: 'AssuranceUpdate' }));
export type AssuranceUpdate = z.output<typeof assuranceUpdate>;

export const assurance = z
  .object({
    ...recordFields,
    kind: z.enum(ASSURANCE_KINDS),
    /** Null: for all files of the importer. */
    fileId: nullableText,
    fileNumber: nullableText,
    /** Null: for one file. */
    importerId: nullableText,
    importerName: nullableText,
    customerName: nullableText,
    effectiveOn: z.string(),
    /** The calendar year that an assurance of small status is for; null: it is for no calendar year. */
    year: z.nullable(z.int()),
    signerName: z.string(),
    signerTitle: z.string(),
    statement: z.string(),
    documentId: z.string(),
    controlsDescription: nullableText,
    nonFederalLawStatement: nullableText,
    /** The last day on which it counts. */
    validUntil: z.string(),
  })
  .check(z.meta({ id: 'Assurance' }));
export type Assurance = z.output<typeof assurance>;

const tag = 'FSVP files';
const path = '/api/assurances';
const one = `${path}/{id}`;

export const listAssurances = defineCall({
  id: 'listAssurances',
  method: 'GET',
  path,
  summary: 'Written assurances, newest first; search by customer, signer and statement',
  tag,
  access: READ,
  query: z.object({
    ...listQuery(['kind', 'effectiveOn', 'validUntil', 'signerName', 'createdAt']),
    fileId: z.optional(id),
    importerId: z.optional(id),
    kind: repeated(ASSURANCE_KINDS),
  }),
  response: z
    .object({ assurances: z.array(assurance), total: z.int(), next: nullableText })
    .check(z.meta({ id: 'AssuranceList' })),
});
export const getAssurance = defineCall({
  id: 'getAssurance',
  method: 'GET',
  path: one,
  summary: 'One assurance',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: assurance,
});
export const createAssurance = defineCall({
  id: 'createAssurance',
  method: 'POST',
  path,
  summary: 'Record the written assurance of a customer or a supplier',
  tag,
  access: write('program:write'),
  body: assuranceCreate,
  response: assurance,
});
export const updateAssurance = defineCall({
  id: 'updateAssurance',
  method: 'PUT',
  path: one,
  summary: 'Correct an assurance; its kind, file and importer stay',
  tag,
  access: write('program:write'),
  params: idParams,
  body: assuranceUpdate,
  response: assurance,
});
export const deleteAssurance = defineCall({
  id: 'deleteAssurance',
  method: 'DELETE',
  path: one,
  summary: 'Delete an assurance that was recorded by mistake; the event log keeps it',
  tag,
  access: write('program:write'),
  params: idParams,
});
