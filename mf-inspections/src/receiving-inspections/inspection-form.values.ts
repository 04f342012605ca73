import { keepInstant, localToday } from '@fsvp/web-kit';
import {
  inspectionVerdict,
  type InspectionQuestion,
  type InspectionStatus,
  type InspectionVerdict,
  type ReceivingInspection,
} from '@fsvp/contracts/receiving-inspection';
import { isoDay } from '@fsvp/ui';
import { checklistValues } from './checklist.js';

/** What the form's fields hold. */
export interface InspectionValues {
  supplierId: string | null;
  productName: string;
  lotNumber: string;
  receivedDate: string | null;
  quantity: number | null;
  quantityUnit: string;
  /** NaN while what was typed is no number. */
  actualTemp: number | null;
  /** Follows the temperature; a blank or non-numeric entry leaves it as it was. */
  tempCompliant: boolean;
  inspectionQuestions: InspectionQuestion[];
  notes: string;
}

/** The fields' labels. */
export const INSPECTION_FIELD_LABELS: Record<keyof InspectionValues, string> = {
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
};

/** A new inspection's values. The shipment came in on the day that the dock's clock shows. */
export function newInspection(): InspectionValues {
  return {
    supplierId: null,
    productName: '',
    lotNumber: '',
    receivedDate: localToday(),
    quantity: null,
    quantityUnit: '',
    actualTemp: null,
    tempCompliant: true,
    inspectionQuestions: checklistValues(),
    notes: '',
  };
}

export function valuesOf(inspection: ReceivingInspection): InspectionValues {
  return {
    supplierId: inspection.supplierId,
    productName: inspection.productName,
    lotNumber: inspection.lotNumber ?? '',
    receivedDate: isoDay(inspection.receivedDate) ?? null,
    quantity: inspection.quantity,
    quantityUnit: inspection.quantityUnit ?? '',
    actualTemp: inspection.actualTemp,
    tempCompliant: inspection.tempCompliant,
    inspectionQuestions: checklistValues(inspection.inspectionQuestions),
    notes: inspection.notes ?? '',
  };
}

export function verdictOf({
  tempCompliant,
  inspectionQuestions,
}: Pick<InspectionValues, 'tempCompliant' | 'inspectionQuestions'>): InspectionVerdict {
  return inspectionVerdict({ tempCompliant, questions: inspectionQuestions });
}

function factsOf({ tempCompliant, inspectionQuestions }: InspectionValues): string {
  return JSON.stringify([tempCompliant, inspectionQuestions.map(({ answer }) => answer ?? null)]);
}

/** A status that an inspector gave against the verdict, such as conditional; it stands until the facts change. */
export function givenStatus(
  values: InspectionValues,
  opened: ReceivingInspection | undefined,
): InspectionStatus | undefined {
  if (!opened) return undefined;
  const before = valuesOf(opened);
  return opened.status !== verdictOf(before).status && factsOf(values) === factsOf(before) ? opened.status : undefined;
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

/** What a new inspection sends: its facts with the verdict that they give. */
export function creationOf(values: InspectionValues): object {
  const { status, failureReasons } = verdictOf(values);
  return { ...shared(values), status, failureReasons };
}

/** What a change of `opened` sends. The reasons are left to the server, which keeps those that somebody worded. */
export function changeOf(values: InspectionValues, opened: ReceivingInspection): object {
  return {
    ...shared(values),
    receivedDate: keepInstant(values.receivedDate, opened.receivedDate),
    status: givenStatus(values, opened) ?? verdictOf(values).status,
  };
}
