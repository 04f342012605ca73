import type { DisclosedHazard } from '@fsvp/contracts/program/control-records/control-record';
import {
  DISCLOSURE_WORDS,
  hasDisclosureWords,
  unnamedHazards,
} from '@fsvp/contracts/program/control-records/disclosure';
import type { FieldError } from '@fsvp/contracts/core/problem';
import type { ControlRecordEntity } from './control-record.entity.js';

const NOTHING =
  'No hazard of this file is allocated to a customer. Allocate it in the evaluation of the supplier, and sign that first.';

/** What is wrong with the hazards of a disclosure and with the text that has to name them. */
export function disclosureErrors(
  { hazardKeys, statement }: Pick<ControlRecordEntity, 'hazardKeys' | 'statement'>,
  allocated: readonly DisclosedHazard[],
): FieldError[] {
  if (!allocated.length) return [{ path: 'hazardKeys', message: NOTHING }];
  const chosen = allocated.filter(({ hazardKey }) => hazardKeys.includes(hazardKey));
  if (chosen.length < hazardKeys.length)
    return [{ path: 'hazardKeys', message: 'Choose hazards that the evaluation allocates to a customer' }];
  if (!hasDisclosureWords(statement))
    return [{ path: 'statement', message: `Say that the food is "${DISCLOSURE_WORDS}" the hazards` }];
  const names = unnamedHazards(statement, chosen).map(({ hazardName }) => hazardName);
  if (!names.length) return [];
  return [
    { path: 'statement', message: `Name ${names.length === 1 ? 'the hazard' : 'each hazard'}: ${names.join(', ')}` },
  ];
}
