import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { REQUIREMENTS } from '@fsvp/contracts/program/readiness/requirements';

/** What a choice does to a requirement. */
export function choiceText(code: RequirementCode): string {
  if (REQUIREMENTS[code].form)
    return 'If you choose records, only those count. A document that you choose is shown with them, and they count only while it is valid and undamaged.';
  if (REQUIREMENTS[code].ignoresChosenDocuments)
    return 'A document that you choose is shown with this requirement. It does not change the result of the requirement.';
  return 'A document that you choose is shown with this requirement, but does not satisfy it by itself. The records that satisfy it count only while the document is valid and undamaged.';
}
