import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HealthController } from './health.controller.js';
import { callOf } from './handle.decorator.js';
import { ROUTE_HEADER } from './metrics/request-metrics.js';
import { ProblemError } from './problem.error.js';
import { currentContext } from './request-context.js';
import { TOKEN_HEADER, type ServiceTokens } from './service-token.js';

/** Requires a service token for this service, except for calls declared `public`. */
@Injectable()
export class TokenGuard implements CanActivate {
  constructor(
    private readonly tokens: ServiceTokens,
    private readonly audience: string,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (context.getClass() === HealthController || callOf(context.getHandler())?.public) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    void context.switchToHttp().getResponse<FastifyReply>().header(ROUTE_HEADER, request.routeOptions.url);
    const token = String(request.headers[TOKEN_HEADER] ?? '');
    const known = this.tokens.findVerified(token, this.audience);
    if (!known) return this.verify(token);
    currentContext().actor = known.userId;
    return true;
  }

  private async verify(token: string): Promise<boolean> {
    try {
      const caller = await this.tokens.verify(token, this.audience);
      currentContext().actor = caller.userId;
      return true;
    } catch {
      throw new ProblemError(
        401,
        'Unauthorized',
        'This service accepts requests only from the gateway. Sign in there.',
      );
    }
  }
}
