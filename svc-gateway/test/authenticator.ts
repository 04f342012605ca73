import { jest } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;
const realNow = Date.now.bind(Date);

/**
 * The codes of an authenticator app. None ends while a request is under way: each is of the step after the one before, and the
 * clock of this process then is in the middle of that step. Call `jest.restoreAllMocks` after each test.
 */
export class Authenticator {
  private readonly totp: TOTP;

  /** @param secret base32 */
  constructor(secret: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  next(): string {
    const now = Date.now();
    const next = now - (now % STEP_MS) + STEP_MS + STEP_MS / 2;
    const shift = next - realNow();
    jest.spyOn(Date, 'now').mockImplementation(() => realNow() + shift);
    return this.totp.generate({ timestamp: next });
  }
}
