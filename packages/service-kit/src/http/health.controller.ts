import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { register } from 'prom-client';
import { ProcessState } from '../runtime/process-state.js';

/** Named readiness checks; each resolves or throws within its own time limit. */
export const READINESS_CHECKS = Symbol('readiness checks');
export type ReadinessChecks = Record<string, () => Promise<unknown>>;

/** Liveness, readiness and metrics; outside the token guard, and never routed by the gateway. */
@Controller()
export class HealthController {
  constructor(
    private readonly state: ProcessState,
    @Inject(READINESS_CHECKS) private readonly checks: ReadinessChecks,
  ) {}

  @Get('livez')
  live(): object {
    return { status: 'ok', checks: {}, since: this.state.since };
  }

  @Get('readyz')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    const results = await Promise.all(
      Object.entries(this.checks).map(
        async ([name, check]) =>
          [
            name,
            await check().then(
              () => true,
              () => false,
            ),
          ] as const,
      ),
    );
    const { draining, since } = this.state;
    const neighbours = [...this.state.neighbours].map(([name, findProblem]) => [name, findProblem()] as const);
    const reasons = neighbours.filter(([, reason]) => reason !== undefined);
    const well = results.every(([, ok]) => ok) && !draining;
    // A process that others cannot replace stays in use when only a neighbour fails.
    const degraded = reasons.length > 0;
    if (!well) void reply.status(503);
    return {
      status: draining ? 'draining' : !well ? 'unavailable' : degraded ? 'degraded' : 'ok',
      checks: Object.fromEntries([...results, ...neighbours.map(([name, reason]) => [name, reason === undefined])]),
      ...(degraded && { reasons: Object.fromEntries(reasons) }),
      since,
    };
  }

  @Get('metrics')
  async metrics(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    void reply.header('content-type', register.contentType);
    return register.metrics();
  }
}
