import { POLICIES, type PolicyKey } from '@fsvp/contracts/access/policy';
import type { EntityManager } from 'typeorm';

/** The value of a policy in this service's copy, which follows a change within 5 s; the default while nobody has set it. */
export async function readPolicy(manager: EntityManager, key: PolicyKey): Promise<string> {
  const [row] = await manager.query<{ value: string }[]>('select value from policy_copies where key = $1', [key]);
  return row?.value ?? POLICIES[key].default;
}
