import { Inject, Injectable } from '@nestjs/common';
import { accessOf } from '@fsvp/contracts/catalogue/access';
import {
  explainRoleRefusal,
  isGranted,
  PERMISSIONS,
  refusalOf,
  type Grantee,
  type Principal,
} from '@fsvp/contracts/access/access';
import type { Access, Permission } from '@fsvp/contracts/core/access';
import { createSigningGrants } from '@fsvp/contracts/signatures/signature';
import { Database } from '@fsvp/service-kit/database/database';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { REFUSAL_CODES } from '@fsvp/service-kit/http/token.guard';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { ApiTokenUses } from './api-tokens/api-token-uses.js';
import { ApiTokensService, type ActiveToken } from './api-tokens/api-tokens.service.js';
import { AnonymousRequests } from './anonymous-requests.js';
import { markMissingIfMatch } from '../policies/missing-if-match.js';
import { PoliciesService } from '../policies/policies.service.js';
import { ACCOUNT_NAME, hasEnded, type AccountState } from './account-state.js';
import { readSessionCookie } from './session-cookie.js';
import type { ActiveSession } from './active-session.js';
import { SessionsService } from './sessions.service.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes this request, once that is known. */
    caller?: Caller;
  }
}

/** What somebody must set up before anything else. */
export type MustSetUp = 'second-factor' | 'password' | null;

/** Who makes a request: a session or an API token. */
export interface Caller extends Principal {
  account: AccountState;
  /** Absent for a token. */
  session?: ActiveSession;
  /** Absent for a session. */
  token?: ActiveToken;
  mustSetUp: MustSetUp;
}

const BEARER = /^Bearer +(.*)$/i;
const DAY_MS = 86_400_000;
const ADMINISTRATORS_CACHE_MS = 5000;
const MOST_NAMES = 3;
/** Of the calls with which somebody signs. */
const SIGNING: readonly Permission[] = ['sign', 'sign_administration', 'hand_in_signature'];

/** Finds out who makes a request, and what they may do. */
@Injectable()
export class CallersService {
  /** With a level of its own: LOG_LEVEL does not turn it off. */
  private readonly auditorLog: Logger;
  private administrators: { names: Promise<string>; until: number } | undefined;

  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsService,
    private readonly tokens: ApiTokensService,
    private readonly uses: ApiTokenUses,
    private readonly policies: PoliciesService,
    private readonly anonymousRequests: AnonymousRequests,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.auditorLog = logger.child({}, { level: 'info' });
  }

  /**
   * Identifies the caller by cookie or token.
   * @throws 400 for both, 401 for neither or one that is not valid, 429 above a token's limit
   */
  async require(request: FastifyRequest): Promise<Caller> {
    const { authorization } = request.headers;
    const sid = readSessionCookie(request);
    if (authorization !== undefined && sid !== undefined)
      throw new ProblemError('two-credentials', 'Send either a session cookie or an API token, not both.');
    const caller =
      authorization === undefined
        ? await this.ofSession(await this.sessions.find(sid))
        : await this.ofToken(authorization, request);
    if (!caller) throw this.unauthorized(request, authorization !== undefined);
    this.anonymousRequests.release(request);
    request.caller = caller;
    await markMissingIfMatch(request, this.policies);
    return caller;
  }

  private unauthorized({ headers }: FastifyRequest, withToken: boolean): ProblemError {
    if (withToken)
      return new ProblemError(
        'invalid-token',
        'This API token is unknown, revoked, expired or used from an address that it does not allow.',
      );
    const signIn = 'You are not signed in, or your session has ended. Sign in and try again.';
    // Browsers name the site that a request comes from; API clients do not.
    const isBrowser = headers['sec-fetch-site'] !== undefined;
    const detail = isBrowser
      ? signIn
      : `${signIn} Programs send an API token instead, also over plain http on one's own machine: "Authorization: Bearer fsvp_..."`;
    return new ProblemError('not-signed-in', detail);
  }

  /** The caller of a session that was just opened. @param sid its id */
  async ofNewSession(sid: string): Promise<Caller> {
    const caller = await this.ofSession(await this.sessions.read(sid));
    if (!caller) throw new ProblemError('not-signed-in', 'Your session has ended. Sign in and try again.');
    return caller;
  }

  /** Undefined when the session has ended or may not be used any more. */
  private async ofSession(session: ActiveSession | undefined): Promise<Caller | undefined> {
    if (!session) return undefined;
    const { account } = session;
    if (account.status === null) {
      const policy = await this.policies.get('sharedLogin');
      if (policy === 'off') return undefined;
      const grantee = policy === 'read_only' ? 'shared_read_only' : 'shared_login';
      return { id: account.id, kind: 'shared_login', grantee, account, session, mustSetUp: null };
    }
    if (!isWorking(account)) return undefined;
    const mustSetUp = await this.mustSetUp(account);
    return { id: account.id, kind: 'user', grantee: account.role, account, session, mustSetUp };
  }

  private async ofToken(authorization: string, request: FastifyRequest): Promise<Caller | undefined> {
    const token = await this.tokens.find(BEARER.exec(authorization)?.[1] ?? '', request.ip);
    if (!token || !isWorking(token.account)) return undefined;
    request.rateLimit = this.uses.count(token.id, request.ip);
    const { id, scopes, account } = token;
    return { id, kind: 'api_token', grantee: account.role, scopes, account, token, mustSetUp: null };
  }

  /** What an account must set up before anything else. */
  async mustSetUp({ hasSecondFactor, passwordChangedAt }: AccountState): Promise<MustSetUp> {
    // Of an account that signs in by single sign-on only, the provider asks for them.
    if (passwordChangedAt === null) return null;
    if (!hasSecondFactor && (await this.policies.get('auth.secondFactor')) === 'required') return 'second-factor';
    const maxDays = Number(await this.policies.get('auth.passwordMaxDays'));
    const age = Date.now() - Date.parse(passwordChangedAt);
    return maxDays > 0 && age > maxDays * DAY_MS ? 'password' : null;
  }

  /**
   * Checks a request against the table of permissions.
   * @param path without the query
   * @throws 403 that says why and whom to ask
   */
  async assertMay(caller: Caller, method: string, path: string): Promise<void> {
    const access = accessOf(method, path);
    const refusal = refusalOf(caller, access);
    if (refusal) throw new ProblemError(REFUSAL_CODES[refusal], await this.explain(refusal, caller, access, path));
    if (caller.mustSetUp && access && access.permission !== 'self') throw setUpFirst(caller.mustSetUp);
    // What an auditor has read is known afterwards.
    if (caller.grantee === 'auditor' && access?.permission !== 'self') this.logAuditor(caller, method, path);
  }

  /** Logs a request of an auditor, at every LOG_LEVEL. */
  logAuditor({ id }: Caller, method: string, path: string): void {
    this.auditorLog.info({ principal: id, call: `${method} ${withoutInput(path)}` }, 'auditor request');
  }

  private async explain(
    refusal: NonNullable<ReturnType<typeof refusalOf>>,
    { grantee }: Caller,
    access: Access | undefined,
    path: string,
  ): Promise<string> {
    if (refusal === 'scope') return `This API token lacks the scope ${access?.scope}.`;
    if (refusal === 'person') {
      const signs = path === createSigningGrants.path || (access && SIGNING.includes(access.permission));
      return signs ? 'Only a person can sign.' : 'Only a person can do this, not an API token.';
    }
    return this.explainRole(grantee);
  }

  private async explainRole(grantee: Grantee): Promise<string> {
    return explainRoleRefusal(grantee, await this.administratorNames());
  }

  /** 403 that names a role, and whom to ask. */
  async refuseRole(grantee: Grantee): Promise<ProblemError> {
    return new ProblemError('role-not-allowed', await this.explainRole(grantee));
  }

  private administratorNames(): Promise<string> {
    if (!this.administrators || this.administrators.until < Date.now())
      this.administrators = { names: this.loadAdministrators(), until: Date.now() + ADMINISTRATORS_CACHE_MS };
    return this.administrators.names;
  }

  private async loadAdministrators(): Promise<string> {
    const rows = await this.database.rows<{ name: string }>({
      name: 'administrators',
      text: `select ${ACCOUNT_NAME} as name from users where status = 'active' and role = any($1) order by last_sign_in_at desc nulls last`,
      values: [[...PERMISSIONS.administer]],
    });
    const names = rows.slice(0, MOST_NAMES).map(({ name }) => name);
    return names.length ? names.join(' or ') : 'an administrator';
  }
}

/** A path for the log: anything can be typed into one, so only words of calls and ids of records stay. */
function withoutInput(path: string): string {
  return path.replace(/[^/]+/g, (part) =>
    /^[a-z][a-z-]{0,40}(\.csv|\.xlsx|\.json)?$|^[0-9a-f-]{36}$/.test(part) ? part : '*',
  );
}

/** 403 until somebody has set up what the policies demand. */
export function setUpFirst(missing: NonNullable<MustSetUp>): ProblemError {
  return missing === 'password'
    ? new ProblemError('password-expired', 'Your password is too old. Choose a new one in your profile first.')
    : new ProblemError('second-factor-required', 'Set up a second factor in your profile first.');
}

/** Whether an account may be used today. */
export function isWorking(account: Pick<AccountState, 'status' | 'expiresOn'>): boolean {
  return account.status === 'active' && !hasEnded(account);
}

/** Whether somebody may do what only administrators may. */
export function isAdministrator({ grantee }: Caller): boolean {
  return isGranted(grantee, 'administer');
}
