import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER } from '@fsvp/service-kit/logger';
import type { Logger } from 'pino';
import { LoginAttempts } from './login-attempts.js';
import { SessionsService } from './sessions.service.js';

const SWEEP_INTERVAL_MS = 10 * 60_000;

/** Periodically deletes expired sessions and login attempts. Several gateways may do this at the same time. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sessions: SessionsService,
    private readonly attempts: LoginAttempts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(
      () =>
        void this.sweep().catch((error: unknown) =>
          this.logger.warn({ err: error }, 'cannot delete expired sessions and login attempts; retrying later'),
        ),
      SWEEP_INTERVAL_MS,
    );
  }

  async sweep(): Promise<void> {
    await this.sessions.sweep();
    await this.attempts.sweep();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
