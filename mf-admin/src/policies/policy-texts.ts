import { POLICIES, POLICY_KEYS, type PolicyKey } from '@fsvp/contracts/policy';

interface Definition {
  title: string;
  description: string;
  default: string;
  values?: Readonly<Record<string, string>>;
  max?: number;
}

export const definitionOf = (key: PolicyKey): Definition => POLICIES[key];

const isDuty = (key: PolicyKey) => key.startsWith('sod.');
const isForPrograms = (key: PolicyKey) => key.startsWith('api.');

export const POLICY_GROUPS = [
  { title: 'Signing in', keys: POLICY_KEYS.filter((key) => !isDuty(key) && !isForPrograms(key)) },
  { title: 'Separation of duties', keys: POLICY_KEYS.filter(isDuty) },
  { title: 'Programs', keys: POLICY_KEYS.filter(isForPrograms) },
] as const;

/** What a value means. */
export function meaningOf(key: PolicyKey, value: string): string {
  const { values } = definitionOf(key);
  if (values) return values[value] ?? value;
  return value === '0' ? 'Never' : `After ${value} ${value === '1' ? 'day' : 'days'}`;
}
