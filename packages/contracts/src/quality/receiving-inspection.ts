import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { externalIdQuery, externalIds, externalIdsInput } from '../core/external-ids.js';
import {
  flag,
  id,
  idParams,
  instantText,
  listQuery,
  nullableNumber,
  optionalDecimal,
  optionalText,
  optionalWholeNumber,
  pastInstant,
  recordFields,
  recordQuery,
  repeated,
  requiredText,
  nullableText,
  uuid,
} from '../core/fields.js';

export const INSPECTION_STATUSES = ['passed', 'failed', 'conditional'] as const;
export type InspectionStatus = (typeof INSPECTION_STATUSES)[number];
export const INSPECTION_STATUS_LABELS: Record<InspectionStatus, string> = {
  passed: 'Passed',
  failed: 'Failed',
  conditional: 'Conditional',
};

/** The fixed quality checklist (spec-map: entities-31, entities-32). */
export const CHECKLIST = [
  { id: 'packaging_intact', question: 'Is packaging intact and undamaged?' },
  { id: 'no_contamination', question: 'Are products free from visible contamination?' },
  { id: 'proper_labeling', question: 'Is product labeling accurate and complete?' },
  { id: 'acceptable_quality', question: 'Is overall product quality acceptable?' },
] as const;

/** Compliant receiving temperature, inclusive, in °F (spec-map: constants-8). */
export const TEMPERATURE_RANGE = { min: 0, max: 41, unit: 'F' } as const;

const inspectionQuestion = z.object({
  id: requiredText(100),
  question: requiredText(500),
  required: z._default(z.boolean(), true),
  answer: z.optional(z.nullable(z.boolean())),
  notes: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
});
export const inspectionQuestions = z.array(inspectionQuestion).check(z.maxLength(50));
export type InspectionQuestion = z.output<typeof inspectionQuestion>;

/** The checklist of a new inspection, with every item unanswered. */
export function unansweredChecklist(): InspectionQuestion[] {
  return CHECKLIST.map((item) => ({ ...item, required: true }));
}

/** Whether a temperature complies; null for a blank or non-numeric entry, which keeps the previous state (spec-map: validation-18). */
export function temperatureComplies(entry: string | number | null | undefined): boolean | null {
  if (entry === null || entry === undefined || String(entry).trim() === '') return null;
  const degrees = Number(entry);
  if (Number.isNaN(degrees)) return null;
  return degrees >= TEMPERATURE_RANGE.min && degrees <= TEMPERATURE_RANGE.max;
}

export interface InspectionFacts {
  tempCompliant: boolean;
  questions: Pick<InspectionQuestion, 'answer' | 'question'>[];
}

export interface InspectionVerdict {
  status: 'passed' | 'failed';
  /** The sentence of the overall status panel (spec-map: states-24). */
  message: string;
  /** All reasons, separated by '; '; null when passed (spec-map: derived-16). */
  failureReasons: string | null;
  unanswered: number;
}

/** Failed if any answer is Fail or the temperature is out of range (spec-map: states-22, validation-19). */
export function inspectionVerdict({ tempCompliant, questions }: InspectionFacts): InspectionVerdict {
  const failing = questions.filter((question) => question.answer === false);
  const unanswered = questions.filter((question) => question.answer === undefined || question.answer === null).length;
  if (tempCompliant && failing.length === 0) {
    return { status: 'passed', message: 'All checks passed - shipment accepted', failureReasons: null, unanswered };
  }
  const reasons = [
    ...(tempCompliant ? [] : ['Temperature out of range']),
    ...failing.map((question) => question.question),
  ];
  const cause = tempCompliant ? 'quality check failed' : 'temperature out of range';
  return { status: 'failed', message: `Inspection failed - ${cause}`, failureReasons: reasons.join('; '), unanswered };
}

/** The questions as JSON text; an array is accepted too. */
const questionsInput = z.optional(
  z.pipe(
    z.nullable(z.union([z.string(), inspectionQuestions])),
    z.transform((value, context) => {
      if (value === null) return null;
      try {
        const parsed = inspectionQuestions.safeParse(typeof value === 'string' ? JSON.parse(value) : value);
        if (parsed.success) return JSON.stringify(parsed.data);
      } catch {
        // reported below like any other malformed list
      }
      context.issues.push({ code: 'custom', message: 'Enter a JSON list of inspection questions', input: value });
      return z.NEVER;
    }),
  ),
);

const degrees = optionalDecimal({ min: -500, max: 5000, scale: 2 });

const fields = {
  supplierId: id,
  productName: requiredText(255, 'Product name is required'),
  lotNumber: optionalText(100),
  receivedDate: pastInstant('Received date'),
  actualTemp: degrees,
  tempCompliant: flag,
  tempUnit: optionalText(10),
  requiredTempMin: degrees,
  requiredTempMax: degrees,
  quantity: optionalWholeNumber(0, 2_147_483_647),
  quantityUnit: optionalText(50),
  inspectionQuestions: questionsInput,
  status: z.enum(INSPECTION_STATUSES, 'Choose passed, failed or conditional'),
  notes: optionalText(),
  failureReasons: optionalText(),
  externalIds: externalIdsInput,
};

/** Without a verdict in the request, the server computes it; the defaults are compliant and passed (spec-map: entities-26). */
export const inspectionCreate = z
  .object({
    ...fields,
    supplierId: uuid('Supplier is required'),
    tempCompliant: z.optional(fields.tempCompliant),
    status: z.optional(fields.status),
  })
  .check(z.meta({ id: 'ReceivingInspectionCreate' }));
export type InspectionCreate = z.output<typeof inspectionCreate>;
export const inspectionUpdate = z.partial(z.object(fields)).check(z.meta({ id: 'ReceivingInspectionUpdate' }));
export type InspectionUpdate = z.output<typeof inspectionUpdate>;

export const receivingInspection = z
  .object({
    ...recordFields,
    supplierId: z.string(),
    supplierName: nullableText,
    productName: z.string(),
    lotNumber: nullableText,
    receivedDate: instantText,
    actualTemp: nullableNumber,
    tempCompliant: z.boolean(),
    tempUnit: nullableText,
    requiredTempMin: nullableNumber,
    requiredTempMax: nullableNumber,
    quantity: nullableNumber,
    quantityUnit: nullableText,
    /** JSON text of a list (spec-map: entities-29). */
    inspectionQuestions: nullableText,
    status: z.enum(INSPECTION_STATUSES),
    notes: nullableText,
    failureReasons: nullableText,
    inspectedBy: nullableText,
    externalIds,
  })
  .check(z.meta({ id: 'ReceivingInspection' }));
export type ReceivingInspection = z.output<typeof receivingInspection>;

const tag = 'Receiving Inspections';
const path = '/api/receiving-inspections';
const one = `${path}/{id}`;

export const listInspections = defineCall({
  id: 'listInspections',
  method: 'GET',
  path,
  summary: 'Receiving inspections, newest first; search by product name or lot number',
  tag,
  query: z.object({
    ...listQuery(['productName', 'receivedDate', 'status', 'supplierName', 'createdAt']),
    status: repeated(INSPECTION_STATUSES),
    supplier: z.optional(id),
    supplierId: z.optional(id),
    ...externalIdQuery,
  }),
  response: z
    .object({ inspections: z.array(receivingInspection), total: z.int(), next: nullableText })
    .check(z.meta({ id: 'ReceivingInspectionList' })),
});
export const getInspection = defineCall({
  id: 'getInspection',
  method: 'GET',
  path: one,
  summary: 'One receiving inspection',
  tag,
  params: idParams,
  query: recordQuery,
  response: receivingInspection,
});
export const createInspection = defineCall({
  id: 'createInspection',
  method: 'POST',
  path,
  summary: 'Create a receiving inspection',
  tag,
  body: inspectionCreate,
  response: receivingInspection,
});
export const updateInspection = defineCall({
  id: 'updateInspection',
  method: 'PUT',
  path: one,
  summary: 'Update a receiving inspection',
  tag,
  params: idParams,
  body: inspectionUpdate,
  response: receivingInspection,
});
export const deleteInspection = defineCall({
  id: 'deleteInspection',
  method: 'DELETE',
  path: one,
  summary: 'Delete a receiving inspection',
  tag,
  params: idParams,
});
