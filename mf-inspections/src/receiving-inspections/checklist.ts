import {
  inspectionQuestions,
  unansweredChecklist,
  type InspectionQuestion,
} from '@fsvp/contracts/quality/receiving-inspection';

/** A recorded checklist; undefined when there is none or it cannot be read. */
export function readChecklist(text: string | null): InspectionQuestion[] | undefined {
  try {
    const parsed = inspectionQuestions.safeParse(JSON.parse(text ?? '[]'));
    return parsed.success && parsed.data.length > 0 ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** The questions as form values. An unanswered one is null, not undefined, so that it does not count as changed. */
export function checklistValues(text: string | null = null): InspectionQuestion[] {
  return (readChecklist(text) ?? unansweredChecklist()).map((question) => ({
    ...question,
    answer: question.answer ?? null,
  }));
}
