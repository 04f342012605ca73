import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirements';
import { RECORD_FORMS } from '../file-records/record-codes.js';

/** Judged by what is overdue, differs or is unfit, whatever is chosen. */
const WITHOUT_LIMIT: readonly RequirementCode[] = ['CA-1', 'IMP-2', 'RC-1'];

/** What a choice does to a requirement. */
export function choosingWords(code: RequirementCode): string {
  if (RECORD_FORMS.some((one) => one === code))
    return 'If you choose records, only those count. A document that you choose is shown with them, and they count only while it is valid and undamaged.';
  if (WITHOUT_LIMIT.includes(code))
    return 'A document that you choose is shown with this requirement. It does not change the result of the requirement.';
  return 'A document that you choose is shown with this requirement, but does not satisfy it by itself. The records that satisfy it count only while the document is valid and undamaged.';
}
