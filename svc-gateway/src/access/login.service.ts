import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { currentContext } from '@fsvp/service-kit/request-context';
import { CONFIG, type Config } from '../config.js';
import { LoginAttempts } from './login-attempts.js';
import { SessionsService } from './sessions.service.js';
import { SHARED_USER_ID } from './users.service.js';

export type LoginOutcome = { sid: string | null } | { retryAfterSeconds: number };

/** Signing in with the shared password. */
@Injectable()
export class LoginService {
  constructor(
    private readonly attempts: LoginAttempts,
    private readonly sessions: SessionsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Returns a new session's id, or null for a wrong password.
   * @param earlierSid the browser's current session, which this login ends
   */
  async signIn(password: string, address: string, earlierSid: string | undefined): Promise<LoginOutcome> {
    // A replayed response would have no session, and the stored hash of the body would be a hash of the password.
    currentContext().idempotencyKey = undefined;
    const attempt = await this.attempts.begin(address);
    if ('retryAfterSeconds' in attempt) return attempt;
    await sleep(attempt.delayMs);
    if (!(await this.config.APP_PASSWORD.matches(password))) return { sid: null };
    await this.attempts.markSucceeded(attempt.id);
    currentContext().actor = SHARED_USER_ID;
    if (earlierSid) await this.sessions.close(earlierSid);
    return { sid: await this.sessions.open(SHARED_USER_ID) };
  }
}
