import { ASSURANCE_KINDS, type AssuranceKind } from '@fsvp/contracts/program/assurance';
import {
  STANDING_CHECK_KINDS,
  STANDING_CHECK_RULES,
  type StandingCheckKind,
} from '@fsvp/contracts/program/standing-check';

/** What `record` in the address opens: the form for a requirement, or one in which the user chooses it. */
export const RECORD_FORMS = [...ASSURANCE_KINDS, 'EQ-1', 'EQ-2', 'assurance', 'check'] as const;
export type RecordFormName = (typeof RECORD_FORMS)[number];

/** The kind of assurance of a form; undefined if the form is of another record, or leaves the choice. */
export function assuranceKindOf(form: RecordFormName | undefined): AssuranceKind | undefined {
  return ASSURANCE_KINDS.find((kind) => kind === form);
}

/** The kind of check of a form; undefined if the form is of another record. */
export function checkKindOf(form: RecordFormName | undefined): StandingCheckKind | undefined {
  if (form === 'check') return 'scope';
  return STANDING_CHECK_KINDS.find((kind) => STANDING_CHECK_RULES[kind].code === form);
}
