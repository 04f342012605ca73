import { isSameText } from '@fsvp/contracts/core/text';
import { POLICIES } from '@fsvp/contracts/access/policy';
import { SIGNABLE } from '@fsvp/contracts/catalogue/signable';
import type { SignableDefinition, SigningRule } from '@fsvp/contracts/signatures/signing';
import type { Meaning } from '@fsvp/contracts/signatures/signature';
import { IsNull, type EntityManager } from 'typeorm';
import { readPolicy } from '../policies/read-policy.js';
import { ProblemError } from '../problems/problem.error.js';
import type { SignableRecord, SignableRecords } from './signable-records.js';
import { SignatureEntity } from './signature.entity.js';
import type { SigningGrant } from './signing-grants.js';

type Duty = NonNullable<SigningRule<SignableRecord>['duty']>;

/**
 * The rule of separation of duties that this signature does not keep; null if it keeps all, or if its policy is off.
 * (beyond/e-signature.md, 6: FSVP does not demand two people.)
 * @throws 403 naming the rule, if its policy refuses
 */
export async function findDutyNotKept(
  { signer, subject }: SigningGrant,
  records: SignableRecords,
  record: SignableRecord,
  manager: EntityManager,
): Promise<string | null> {
  const { meanings } = SIGNABLE[records.type] as SignableDefinition<SignableRecord>;
  const meaning = subject.meaning;
  const duty =
    meaning === 'conducted'
      ? await dutySignedBefore(meanings, records, record, signer.id, manager)
      : meanings[meaning]?.duty;
  if (!duty) return null;
  const policy = await readPolicy(manager, duty);
  if (policy === 'off') return null;
  if (meaning !== 'conducted' && !(await hasPerformed(records, record, signer, manager))) return null;
  if (policy === 'warn') return duty;
  throw new ProblemError(
    'separation-of-duties',
    `The policy "${POLICIES[duty].title}" does not allow this: another person must sign.`,
    { policy: duty },
  );
}

/** The rule that the person breaks by signing "Conducted" after the signature that the rule is for. */
async function dutySignedBefore(
  meanings: SignableDefinition<SignableRecord>['meanings'],
  records: SignableRecords,
  record: SignableRecord,
  signerId: string,
  manager: EntityManager,
): Promise<Duty | undefined> {
  for (const [meaning, { duty }] of Object.entries(meanings) as [Meaning, SigningRule<SignableRecord>][])
    if (duty && (await hasSigned(records, record, meaning, signerId, manager))) return duty;
  return undefined;
}

async function hasPerformed(
  records: SignableRecords,
  record: SignableRecord,
  signer: SigningGrant['signer'],
  manager: EntityManager,
): Promise<boolean> {
  const { ids, typed } = (await records.performers?.(record, manager)) ?? { ids: [], typed: [] };
  if (ids.includes(signer.id) || typed.some((text) => text !== null && namesSigner(text, signer))) return true;
  return hasSigned(records, record, 'conducted', signer.id, manager);
}

function hasSigned(
  { type }: SignableRecords,
  { id }: SignableRecord,
  meaning: Meaning,
  signerId: string,
  manager: EntityManager,
): Promise<boolean> {
  return manager.existsBy(SignatureEntity, {
    recordType: type,
    recordId: id,
    meaning,
    signerId,
    withdrawnAt: IsNull(),
  });
}

/** People type names, e-mail addresses and account ids in their own way. */
function namesSigner(typed: string, { id, name, email }: SigningGrant['signer']): boolean {
  return [id, name, email].some((own) => own !== undefined && isSameText(own, typed));
}
