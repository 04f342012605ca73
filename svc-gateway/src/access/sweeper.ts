import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER } from '@fsvp/service-kit/logger';
import type { Logger } from 'pino';
import { LoginAttempts } from './login-attempts.js';
import { SessionsService } from './sessions.service.js';

const EVERY_MS = 10 * 60_000;

/** Removes dead sessions and login attempts now and then; several gateways doing so do no harm. */
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
      () => void this.sweep().catch((error: unknown) => this.logger.warn({ err: error }, 'sweeping failed')),
      EVERY_MS,
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
