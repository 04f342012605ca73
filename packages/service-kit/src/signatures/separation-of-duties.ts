import { POLICIES } from '@fsvp/contracts/policy';
import type { SigningRule } from '@fsvp/contracts/signable';
import { IsNull, type EntityManager } from 'typeorm';
import { readPolicy } from '../policies/read-policy.js';
import { ProblemError } from '../problem.error.js';
import type { SignableRecord, SignableRecords } from './signable-records.js';
import { SignatureEntity } from './signature.entity.js';
import type { SigningGrant } from './signing-grants.js';

/**
 * The rule of separation of duties that this signature does not keep; null if it keeps it, or if its policy is off.
 * (beyond/e-signature.md, 6: FSVP does not demand two people.)
 * @throws 403 naming the rule, if its policy refuses
 */
export async function findDutyNotKept(
  { duty }: SigningRule<SignableRecord>,
  records: SignableRecords,
  record: SignableRecord,
  signer: SigningGrant['signer'],
  manager: EntityManager,
): Promise<string | null> {
  if (!duty) return null;
  const policy = await readPolicy(manager, duty);
  if (policy === 'off' || !(await hasPerformed(records, record, signer, manager))) return null;
  if (policy === 'warn') return duty;
  throw new ProblemError(
    403,
    'Forbidden',
    `The policy "${POLICIES[duty].title}" does not allow this: another person must sign.`,
    { policy: duty },
  );
}

async function hasPerformed(
  records: SignableRecords,
  record: SignableRecord,
  { id, name }: SigningGrant['signer'],
  manager: EntityManager,
): Promise<boolean> {
  const { ids, names } = (await records.performers?.(record, manager)) ?? { ids: [], names: [] };
  if (ids.includes(id) || names.some((one) => one && sameName(one, name))) return true;
  return manager.existsBy(SignatureEntity, {
    recordType: records.type,
    recordId: record.id,
    meaning: 'conducted',
    signerId: id,
    withdrawnAt: IsNull(),
  });
}

/** People type names in their own way. */
const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
