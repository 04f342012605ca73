import { POLICIES, type PolicyDefinition, type PolicyKey } from './policy.js';
import { wholeNumber } from '../core/fields.js';
import { parseWindowDays } from '../program/index.js';

const NUMBER = new Intl.NumberFormat('en-US');

/** Why a text is no value of a policy, as a sentence for its field; undefined if it is one. */
export function policyValueProblem(key: PolicyKey, value: string): string | undefined {
  const { values, max = 0, perRequirement }: PolicyDefinition = POLICIES[key];
  if (values) return Object.hasOwn(values, value) ? undefined : 'Choose one of the values';
  if (perRequirement)
    return parseWindowDays(value, max)
      ? undefined
      : `Enter days from 0 to ${max}, such as 60, or with other days for a requirement: 60, VS-2=90`;
  // Stored as text: only digits.
  return /^\d+$/.test(value) && wholeNumber(0, max).safeParse(value).success
    ? undefined
    : `Enter a whole number from 0 to ${NUMBER.format(max)}`;
}
