import type { Principal } from '@fsvp/contracts/access/access';
import type { Meaning, Signable, SigningSubject } from '@fsvp/contracts/signatures/signature';
import { newId } from '../database/columns.js';
import { SigningGrants } from '../signatures/signing-grants.js';
import { TEST_SECRET } from './test-service.js';

const grants = new SigningGrants(TEST_SECRET);

/** A person with an account. */
export interface TestSigner extends Principal {
  name: string;
  /** Absent: as in a grant of a release that does not name it. */
  email?: string;
}

/** A qualified individual with an account of its own. */
export function newSigner(name: string, grantee: Principal['grantee'] = 'qi'): TestSigner {
  return { id: newId(), kind: 'user', grantee, name };
}

/**
 * A grant as the gateway gives it.
 * @param read the record as `GET …/signable` returns it
 * @param changes of what the grant is for
 */
export async function grantFor(
  { service, type, id, version, contentSha256 }: Signable,
  meaning: Meaning,
  signer: TestSigner,
  changes: Partial<SigningSubject> = {},
): Promise<string> {
  const subject = { service, type, id, version, contentSha256, meaning, reason: null, ...changes };
  const { id: signerId, name, email, grantee } = signer;
  const given = await grants.sign([
    {
      id: newId(),
      signer: { id: signerId, name, email, title: 'Quality Manager', grantee },
      methods: ['email', 'password'],
      subject,
    },
  ]);
  return given.grants[0]!;
}
