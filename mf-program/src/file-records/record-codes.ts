import { REQUIREMENT_CODES, type RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { REQUIREMENTS } from '@fsvp/contracts/program/readiness/requirements';

export type RecordFormName = RequirementCode | 'assurance' | 'check' | 'control';

/** What `record` in the address opens: the form for a requirement, or one in which the user chooses it. */
export const RECORD_FORMS: readonly RecordFormName[] = [
  ...REQUIREMENT_CODES.filter((code) => REQUIREMENTS[code].form),
  'assurance',
  'check',
  'control',
];
