import { explainRoleRefusal, refusalOf, type Refusal } from '@fsvp/contracts/access/access';
import type { CallDefinition } from '@fsvp/contracts/core/call';
import type { ProblemCode } from '@fsvp/contracts/core/problem-types';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HealthController } from './health.controller.js';
import { callOf } from './handle.decorator.js';
import { ROUTE_HEADER } from '../observability/metrics/request-metrics.js';
import { ProblemError } from '../problems/problem.error.js';
import { currentContext } from '../context/request-context.js';
import { TOKEN_HEADER, type Caller, type ServiceTokens } from '../security/service-token.js';

/** The problem of each reason why somebody may not make a call. */
export const REFUSAL_CODES = {
  role: 'role-not-allowed',
  scope: 'scope-missing',
  person: 'person-required',
  'no entry': 'role-not-allowed',
} as const satisfies Record<Refusal, ProblemCode>;

/** Requires a service token for this service, except for calls declared `public`. */
@Injectable()
export class TokenGuard implements CanActivate {
  constructor(
    private readonly tokens: ServiceTokens,
    private readonly audience: string,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const call = callOf(context.getHandler());
    if (context.getClass() === HealthController || call?.public) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    void context.switchToHttp().getResponse<FastifyReply>().header(ROUTE_HEADER, request.routeOptions.url);
    const token = String(request.headers[TOKEN_HEADER] ?? '');
    const known = this.tokens.findVerified(token, this.audience);
    return known === undefined ? this.verify(token, call) : admit(known, call);
  }

  private async verify(token: string, call: CallDefinition | undefined): Promise<boolean> {
    return admit(await this.callerOf(token), call);
  }

  private async callerOf(token: string): Promise<Caller> {
    try {
      return await this.tokens.verify(token, this.audience);
    } catch {
      throw new ProblemError(
        'service-token-required',
        'This service accepts requests only from the gateway. Sign in there.',
      );
    }
  }
}

/**
 * Makes the caller the acting principal, unless the table of permissions forbids the call: the gateway checks it too, but
 * no service relies on that. Calls between services are not in the table.
 * @throws 403
 */
function admit(caller: Caller, call: CallDefinition | undefined): boolean {
  const context = currentContext();
  context.actor = caller?.id ?? null;
  if (!caller) return true;
  context.principal = caller;
  const refusal = call?.path.startsWith('/api/') && refusalOf(caller, call.access);
  if (!refusal) return true;
  throw new ProblemError(REFUSAL_CODES[refusal], explainRoleRefusal(caller.grantee));
}
