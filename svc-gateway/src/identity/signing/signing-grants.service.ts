import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { isGranted } from '@fsvp/contracts/access/access';
import type { Permission } from '@fsvp/contracts/core/access';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import type { ServiceName } from '@fsvp/contracts/core/service-name';
import { CODE_REFUSED, WRONG_PASSWORD } from '@fsvp/contracts/access/sign-in';
import type { createSigningGrants, SigningMethod, SigningSubject } from '@fsvp/contracts/signatures/signature';
import { newId } from '@fsvp/service-kit/database/columns';
import { Database } from '@fsvp/service-kit/database/database';
import { invalidInput, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { SigningGrants, type SigningGrant } from '@fsvp/service-kit/signatures/signing-grants';
import { CONFIG, type Config } from '../../config.js';
import { PoliciesService } from '../../policies/policies.service.js';
import { ACCOUNT_STATE, type AccountState } from '../account-state.js';
import { CallersService, isWorking, setUpFirst, type Caller } from '../callers.service.js';
import { IdentificationService, type NotIdentified } from '../identification.service.js';
import { tooManyAttempts } from '../too-many-attempts.js';
import { FailedSigningsService } from './failed-signings.service.js';

type Body = HandlerInput<typeof createSigningGrants>['body'];

/** The calls that sign a record, or withdraw a signature. */
const TAKES_GRANT = /\/(signatures|withdrawal)$/;

/** A refusal takes at least this long, so that its time does not show whether there is an owner to notify. */
const REFUSAL_MS = 100;

/** The account of a named session, and what the session has done. */
interface Own {
  email: string;
  hasPassword: boolean;
  signedOnce: boolean;
}

/** Finds out who signs, and gives grants for it (beyond/e-signature.md, 5; 21 CFR 11.200(a)). */
@Injectable()
export class SigningGrantsService {
  private readonly grants: SigningGrants;

  constructor(
    private readonly database: Database,
    private readonly identification: IdentificationService,
    private readonly failures: FailedSigningsService,
    private readonly callers: CallersService,
    private readonly policies: PoliciesService,
    @Inject(CONFIG) config: Config,
  ) {
    this.grants = new SigningGrants(config.INTERNAL_TOKEN_SECRET);
  }

  /**
   * A grant for each subject, in their order. In a named session only its own account signs: at the first signing with e-mail
   * address, password and code, then with the password alone.
   * @param address the caller's IP address
   * @throws 400 without a needed address, 422 at `password` or `code`, 403 if the signer may not sign it, 429
   */
  async create(caller: Caller, address: string, body: Body): Promise<ResponseOf<typeof createSigningGrants>> {
    const own = caller.kind === 'shared_login' ? undefined : await this.readOwn(caller);
    if (own && !own.hasPassword) throw notAccepted('password', NO_PASSWORD);
    const email = body.email ?? (own?.signedOnce ? own.email : undefined);
    if (!email) throw invalidInput([{ path: 'email', message: 'Enter your email address to sign' }]);
    const givesEmail = body.email !== undefined && body.email !== null;
    const found = await this.identification.identify({ email, password: body.password, code: body.code }, address, {
      accountId: own && caller.account.id,
      withoutCode: !givesEmail,
    });
    if ('retryAfterSeconds' in found) throw tooManyAttempts(found.retryAfterSeconds);
    if (!found.account) throw await this.refuse(found, caller, address);
    const { account, usedCode } = found;
    await this.assertMaySign(account, body.subjects);
    if (own && givesEmail) await this.markSigned(caller);
    const methods: SigningMethod[] = [
      ...(givesEmail ? ['email' as const] : []),
      'password',
      ...(usedCode ? ['totp' as const] : []),
    ];
    const signer: SigningGrant['signer'] = {
      id: account.id,
      name: account.name,
      email: email.trim().toLowerCase(),
      title: account.title,
      grantee: account.role,
    };
    return this.grants.sign(body.subjects.map((subject) => ({ id: newId(), signer, methods, subject })));
  }

  /**
   * Refuses the grant of an account that was disabled, has ended or has another role since the grant was given
   * (beyond/e-signature.md, E13). The service of the record checks everything else.
   * @param path of a request
   * @param body parsed, or JSON; without a grant there is nothing to refuse
   * @param service that will read the grant
   * @throws 410, and as `SigningGrants.read`
   */
  async assertSignerWorks(
    { method, path }: { method: string; path: string },
    body: unknown,
    service: ServiceName,
  ): Promise<void> {
    if (method !== 'POST' || !TAKES_GRANT.test(path)) return;
    const grant = grantIn(body);
    if (grant === undefined) return;
    const { signer } = await this.grants.read(grant, service);
    const [found] = await this.database.rows<{ account: AccountState }>({
      name: 'account-of-signer',
      text: `select ${ACCOUNT_STATE} as account from users where id = $1`,
      values: [signer.id],
    });
    if (!found || !isWorking(found.account) || found.account.role !== signer.grantee)
      throw new ProblemError(
        'grant-ended',
        `The account of ${signer.name} has changed since then. Nothing was signed.`,
      );
  }

  /** From the database, since another gateway may have given grants to this session. */
  private async readOwn({ account, session }: Caller): Promise<Own> {
    const [own] = await this.database.rows<Own & Record<string, unknown>>({
      name: 'signing-own-account',
      text: `select coalesce(email, '') as email, password_hash is not null as "hasPassword",
          coalesce((select signed_once from sessions where sess ->> 'id' = $2), false) as "signedOnce" from users where id = $1`,
      values: [account.id, session?.session.id ?? ''],
    });
    return own as Own;
  }

  private async markSigned({ session }: Caller): Promise<void> {
    await this.database.rows({
      name: 'signing-signed-once',
      text: `update sessions set signed_once = true where sess ->> 'id' = $1`,
      values: [session?.session.id ?? ''],
    });
  }

  /** Tells the account's owner of a failure. Returns what to throw. */
  private async refuse({ wrong, named }: NotIdentified, caller: Caller, address: string): Promise<ProblemError> {
    if (wrong === 'missing code')
      return notAccepted('code', 'Enter the code from your authenticator app.', CODE_REQUIRED);
    if (wrong === 'code of another time') return notAccepted('code', CODE_REFUSED, CODE_REQUIRED);
    await Promise.all([named && this.failures.tell(named, caller, address), sleep(REFUSAL_MS)]);
    if (wrong === 'password') return notAccepted('password', WRONG_PASSWORD);
    return notAccepted('code', CODE_REFUSED, CODE_REQUIRED);
  }

  /** @throws 403 by the role or the age of the password, 422 without the second factor that the policy demands */
  private async assertMaySign(account: AccountState, subjects: readonly SigningSubject[]): Promise<void> {
    const may = (permission: Permission) => isGranted(account.role, permission);
    if (!subjects.every(({ type }) => permissionsToSign(type).some(may)))
      throw await this.callers.refuseRole(account.role);
    if (!account.hasSecondFactor && (await this.policies.get('auth.secondFactor')) !== 'optional')
      throw notAccepted('code', 'Set up a second factor in your profile before you sign.');
    const missing = await this.callers.mustSetUp(account);
    if (missing) throw setUpFirst(missing);
  }
}

/** Undefined in what the service refuses without it. */
function grantIn(body: unknown): string | undefined {
  try {
    const { grant } = (body instanceof Uint8Array ? JSON.parse(Buffer.from(body).toString()) : body) as {
      grant?: unknown;
    };
    return typeof grant === 'string' ? grant : undefined;
  } catch {
    return undefined;
  }
}

/** Each of them suffices. The service of the record checks what its meaning needs. */
function permissionsToSign(type: SigningSubject['type']): Permission[] {
  if (type === 'qualification' || type === 'account-review') return ['sign_administration'];
  return type === 'signature' ? ['sign', 'sign_administration'] : ['sign'];
}

const CODE_REQUIRED = { codeRequired: true };

const NO_PASSWORD =
  'Your account has no password, because you use single sign-on. Ask an administrator for a new link, and choose a password with it to sign.';

/** 422 at a field: never 401, which would sign the browser out. */
function notAccepted(path: string, message: string, members: object = {}): ProblemError {
  return new ProblemError('identity-not-proved', message, { errors: [{ path, message }], ...members });
}
