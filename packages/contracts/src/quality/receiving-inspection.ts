import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { externalIdQuery } from '../core/external-ids.js';
import {
  clean,
  flag,
  id,
  idParams,
  listQuery,
  nullableInstant,
  nullableNumber,
  nullableText,
  optionalWholeNumber,
  recordQuery,
  repeated,
  requiredText,
} from '../core/fields.js';
import { jsonText } from '../core/json-text.js';
import { numberOf } from '../core/number-text.js';
import {
  computedField,
  defineSignableRecord,
  externalIdsField,
  optionalDecimalField,
  optionalTextField,
  pastDateField,
  referenceField,
  serverField,
  textField,
} from '../core/record.js';
import { addedLater, choice, named, pastDay, yesNo } from '../core/signed-field.js';
import { signatureCalls } from '../signatures/index.js';
import { GATE_STATE_LABELS, GATE_STATES } from './receiving-gate.js';

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
  notes: z.optional(z.nullable(z.string().check(clean, z.maxLength(2000)))),
});
export const inspectionQuestions = z.array(inspectionQuestion).check(z.maxLength(50));
export type InspectionQuestion = z.output<typeof inspectionQuestion>;

/** The checklist of a new inspection, with every item unanswered. */
export function unansweredChecklist(): InspectionQuestion[] {
  return CHECKLIST.map((item) => ({ ...item, required: true }));
}

/** Whether a temperature complies; null for a blank or non-numeric entry, which keeps the previous state (spec-map: validation-18). */
export function temperatureComplies(
  entry: string | number | null | undefined,
  { min, max }: { min: number; max: number } = TEMPERATURE_RANGE,
): boolean | null {
  const degrees = numberOf(entry);
  return degrees === null ? null : degrees >= min && degrees <= max;
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
    z.nullable(z.union([jsonText(inspectionQuestions), inspectionQuestions])),
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

const degrees = optionalDecimalField({ min: -500, max: 5000, scale: 2 });
const verdict = z.enum(INSPECTION_STATUSES, 'Choose passed, failed or conditional');

/** The checklist of an inspection, which is stored as JSON text. */
function describeChecklist(value: unknown): string {
  try {
    return (JSON.parse(String(value)) as InspectionQuestion[])
      .map(({ question, answer, notes }) => {
        const said = typeof answer === 'boolean' ? (answer ? 'Pass' : 'Fail') : 'Not answered';
        return `${question} ${said}${notes ? ` (${notes})` : ''}`;
      })
      .join('; ');
  } catch {
    return String(value);
  }
}

const definition = defineSignableRecord({
  name: 'ReceivingInspection',
  fields: {
    supplierId: { ...referenceField('Supplier is required'), signed: named('Supplier') },
    supplierName: { ...computedField(nullableText), signed: false },
    productName: { ...textField(255, 'Product name is required'), signed: 'Product' },
    lotNumber: { ...optionalTextField(100), signed: 'Lot Number' },
    receivedDate: { ...pastDateField('Received date'), signed: pastDay('Received Date') },
    // Without a verdict in the request, the server computes it; the defaults are compliant and passed (spec-map: entities-26).
    status: {
      input: verdict,
      create: z.optional(verdict),
      output: z.enum(INSPECTION_STATUSES),
      signed: choice('Status', INSPECTION_STATUS_LABELS),
    },
    actualTemp: { ...degrees, signed: 'Temperature' },
    tempUnit: { ...optionalTextField(10), signed: 'Temperature Unit' },
    requiredTempMin: { ...degrees, signed: 'Lowest Temperature' },
    requiredTempMax: { ...degrees, signed: 'Highest Temperature' },
    tempCompliant: {
      input: flag,
      create: z.optional(flag),
      output: z.boolean(),
      signed: yesNo('Temperature Compliant'),
    },
    quantity: { input: optionalWholeNumber(0, 2_147_483_647), output: nullableNumber, signed: 'Quantity' },
    quantityUnit: { ...optionalTextField(50), signed: 'Quantity Unit' },
    /** JSON text of a list (spec-map: entities-29). */
    inspectionQuestions: {
      input: questionsInput,
      output: nullableText,
      signed: { label: 'Checklist', text: describeChecklist },
    },
    failureReasons: { ...optionalTextField(), signed: 'Failure Reasons' },
    notes: { ...optionalTextField(), signed: 'Notes' },
    /** What the supplier's FSVP files said about the product on the day it was received; null: nobody asked. */
    gateState: {
      ...serverField(z.nullable(z.enum(GATE_STATES))),
      signed: addedLater(choice('Gate', GATE_STATE_LABELS)),
    },
    gateText: { ...serverField(nullableText), signed: addedLater('Basis of the Gate') },
    /** Why it was received although it was not approved. */
    gateReason: { ...optionalTextField(2000), signed: addedLater('Reason at the Gate') },
    /** It waits for the reason of a qualified individual, by policy `gates.dock`. */
    gateReleaseNeeded: { ...serverField(z.boolean()), signed: false },
    gateBy: { ...serverField(nullableText), signed: false },
    gateAt: { ...serverField(nullableInstant), signed: false },
    inspectedBy: { ...serverField(nullableText), signed: false },
    externalIds: { ...externalIdsField, signed: false },
  },
});
export const { create: inspectionCreate, update: inspectionUpdate, response: receivingInspection } = definition;
export const { fields: inspectionFields, computed: inspectionComputed } = definition;
export type InspectionCreate = z.output<typeof inspectionCreate>;
export type InspectionUpdate = z.output<typeof inspectionUpdate>;
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
  access: READ,
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
  access: READ,
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
  access: write('quality:write'),
  body: inspectionCreate,
  response: receivingInspection,
});
export const updateInspection = defineCall({
  id: 'updateInspection',
  method: 'PUT',
  path: one,
  summary: 'Update a receiving inspection',
  tag,
  access: write('quality:write'),
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
  access: write('quality:write'),
  params: idParams,
});

export const inspectionSignatures = signatureCalls(path, 'receiving inspection');
