import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { callOf } from '@fsvp/service-kit/http/handle.decorator';
import { HealthController } from '@fsvp/service-kit/http/health.controller';
import { OpenApiController } from '@fsvp/service-kit/api-documents/open-api/open-api.controller';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import type { FastifyRequest } from 'fastify';
import { CallersService } from './callers.service.js';
import { SigningGrantsService } from './signing/signing-grants.service.js';

/** The merged document includes this one; health and metrics have a port of their own. */
const NOT_PUBLIC = new Set<unknown>([OpenApiController, HealthController]);

/**
 * Requires a session or a token for every call that is not public, and the permission that the table names. Replaces the
 * service token guard of the other services.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly callers: CallersService,
    private readonly grants: SigningGrantsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const call = callOf(context.getHandler());
    if (call?.public) return true;
    if (NOT_PUBLIC.has(context.getClass()) || !call)
      throw new ProblemError('no-such-address', 'There is nothing at this address.');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const caller = await this.callers.require(request);
    await this.callers.assertMay(caller, call.method, call.path);
    await this.grants.assertSignerWorks(call, request.body, 'gateway');
    Object.assign(currentContext(), { actor: caller.id, principal: caller });
    return true;
  }
}
