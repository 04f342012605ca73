import { today } from '@fsvp/contracts/core/calendar-day';
import { numberOf } from '@fsvp/contracts/core/number-text';
import { keepInstant, recordFormValues, type FormValues } from '@fsvp/web-kit';
import {
  inspectionCreate,
  inspectionVerdict,
  type InspectionQuestion,
  type InspectionStatus,
  type InspectionVerdict,
  type ReceivingInspection,
} from '@fsvp/contracts/quality/receiving-inspection';
import { isoDayOfInstant } from '@fsvp/ui';
import { checklistValues } from './checklist.js';

/** The fields' labels. */
export const INSPECTION_FIELD_LABELS = {
  supplierId: 'Supplier',
  productName: 'Product Name',
  lotNumber: 'Lot Number',
  receivedDate: 'Received Date',
  quantity: 'Quantity',
  quantityUnit: 'Unit',
  actualTemp: 'Temperature',
  tempCompliant: 'Temperature compliance',
  inspectionQuestions: 'Quality checklist',
  notes: 'Notes',
  gateReason: 'Reason to receive it',
} satisfies Partial<Record<keyof ReceivingInspection, string>>;

/** What the temperature is compared with. The form does not change it, and shows if someone else does. */
export const RANGE_LABELS = {
  tempUnit: 'Temperature unit',
  requiredTempMin: 'Lowest temperature',
  requiredTempMax: 'Highest temperature',
} satisfies Partial<Record<keyof ReceivingInspection, string>>;

const EDITED_LABELS = { ...INSPECTION_FIELD_LABELS, ...RANGE_LABELS };

/**
 * The values of the form's fields. The temperature is the typed text while that is not a number; each valid one sets its
 * compliance, which a blank or non-numeric entry leaves unchanged.
 */
export type InspectionValues = FormValues<
  Omit<ReceivingInspection, 'inspectionQuestions'> & { inspectionQuestions: InspectionQuestion[] },
  keyof typeof INSPECTION_FIELD_LABELS,
  'supplierId' | 'receivedDate'
>;

/** Values of a new inspection. */
export const newInspection = (): InspectionValues =>
  recordFormValues(inspectionCreate, INSPECTION_FIELD_LABELS, {
    receivedDate: today(),
    tempCompliant: true,
    inspectionQuestions: checklistValues(),
  });

export const toFormValues = (inspection: ReceivingInspection): InspectionValues =>
  recordFormValues(inspectionCreate, EDITED_LABELS, {
    ...inspection,
    receivedDate: isoDayOfInstant(inspection.receivedDate),
    inspectionQuestions: checklistValues(inspection.inspectionQuestions),
  });

export function verdictOf({
  tempCompliant,
  inspectionQuestions,
}: Pick<InspectionValues, 'tempCompliant' | 'inspectionQuestions'>): InspectionVerdict {
  return inspectionVerdict({ tempCompliant, questions: inspectionQuestions });
}

/** Whether an answer or a temperature was entered, so that there is a verdict to show. */
export function hasResult({ tempCompliant, actualTemp, inspectionQuestions }: InspectionValues): boolean {
  return (
    !tempCompliant ||
    numberOf(actualTemp) !== null ||
    inspectionQuestions.some(({ answer }) => typeof answer === 'boolean')
  );
}

function serializeFacts({ tempCompliant, inspectionQuestions }: InspectionValues): string {
  return JSON.stringify([tempCompliant, inspectionQuestions.map(({ answer }) => answer ?? null)]);
}

/**
 * The status that an inspector set against the verdict, such as conditional; undefined once answers or temperature
 * changed.
 */
export function overriddenStatus(
  values: InspectionValues,
  opened: ReceivingInspection | undefined,
): InspectionStatus | undefined {
  if (!opened) return undefined;
  const initial = toFormValues(opened);
  return opened.status !== verdictOf(initial).status && serializeFacts(values) === serializeFacts(initial)
    ? opened.status
    : undefined;
}

function shared({ inspectionQuestions, ...values }: InspectionValues) {
  return {
    ...values,
    inspectionQuestions: inspectionQuestions.map(({ answer, ...question }) => ({
      ...question,
      answer: answer ?? undefined,
    })),
  };
}

/** Adds the verdict that results from the answers and the temperature. */
export function toCreateBody(values: InspectionValues): object {
  const { status, failureReasons } = verdictOf(values);
  return { ...shared(values), status, failureReasons };
}

/** Sends no failure reasons: the server computes them and keeps those that an inspector has edited. */
export function toUpdateBody(values: InspectionValues, opened: ReceivingInspection): object {
  return {
    ...shared(values),
    receivedDate: keepInstant(values.receivedDate, opened.receivedDate, isoDayOfInstant),
    status: overriddenStatus(values, opened) ?? verdictOf(values).status,
  };
}
