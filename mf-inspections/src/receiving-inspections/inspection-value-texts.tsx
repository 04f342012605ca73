import type { ReceivingInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { formatDate } from '@fsvp/ui';
import { SupplierName } from '@fsvp/web-kit';
import { type ShowValue } from '@fsvp/web-kit/dialogs';
import { checklistValues } from './checklist.js';
import { INSPECTION_FIELD_LABELS, RANGE_LABELS } from './inspection-form.values.js';

const answerText = (answer: boolean | null) => (answer === null ? 'Unanswered' : answer ? 'Pass' : 'Fail');

/** The paths of the answers, each with its question. */
function answersOf({ inspectionQuestions }: ReceivingInspection): [path: string, question: string][] {
  return checklistValues(inspectionQuestions).map(({ question }, index) => [
    `inspectionQuestions.${index}.answer`,
    question,
  ]);
}

/** The labels of the compared fields: each answer is compared by itself, and compliance belongs to the temperature. */
export function comparedLabels(inspection: ReceivingInspection): Record<string, string> {
  const { inspectionQuestions: _checklist, tempCompliant: _compliance, ...labels } = INSPECTION_FIELD_LABELS;
  return { ...labels, ...RANGE_LABELS, ...Object.fromEntries(answersOf(inspection)) };
}

/** Texts of values that the form shows by their labels. */
export function comparedTexts(inspection: ReceivingInspection): Record<string, ShowValue<ReceivingInspection>> {
  return {
    supplierId: (id: string) => <SupplierName id={id} />,
    receivedDate: (day: string | null) => formatDate(day, 'Empty'),
    ...Object.fromEntries(answersOf(inspection).map(([path]) => [path, answerText])),
  };
}
