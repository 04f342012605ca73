import { POLICIES, POLICY_KEYS, type PolicyDefinition, type PolicyKey } from '@fsvp/contracts/access/policy';

export const definitionOf = (key: PolicyKey): PolicyDefinition => POLICIES[key];

const isDuty = (key: PolicyKey) => key.startsWith('sod.');
const isForApiClients = (key: PolicyKey) => key.startsWith('api.');
const isOfFiles = (key: PolicyKey) => /^(readiness\.|gates\.|assurances)/.test(key);

export const POLICY_GROUPS = [
  { title: 'Signing in', keys: POLICY_KEYS.filter((key) => !isDuty(key) && !isForApiClients(key) && !isOfFiles(key)) },
  { title: 'Separation of duties', keys: POLICY_KEYS.filter(isDuty) },
  { title: 'FSVP files', keys: POLICY_KEYS.filter(isOfFiles) },
  { title: 'Programs', keys: POLICY_KEYS.filter(isForApiClients) },
] as const;

/** What a value means. */
export function meaningOf(key: PolicyKey, value: string): string {
  const { values, perRequirement } = definitionOf(key);
  if (values) return values[value] ?? value;
  if (perRequirement) return value.replace(/^\d+/, '$& days before the end').replaceAll('=', ': ');
  return value === '0' ? 'Never' : `After ${value} ${value === '1' ? 'day' : 'days'}`;
}
