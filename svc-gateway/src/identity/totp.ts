import { SecretSealer } from '@fsvp/service-kit/security/sealed-secret';
import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;
const ISSUER = 'FSVP Suite';

/** How far a code is from now, in time steps, to be told apart from a wrong one. */
const OTHER_STEPS = 4;

/**
 * How far the time of codes is ahead of the server's: the difference of the clocks, less the time that reading and typing take.
 * Between these limits a phone whose clock was set right still has a third of the time of each code.
 */
const USUAL_AHEAD_MS = -3000;
const LEAST_AHEAD_MS = -15_000;
const MOST_AHEAD_MS = 10_000;
/** Of what one code shows. */
const LEARNED_SHARE = 0.1;

/** A code that counts: its time step, and what to expect of the next ones. */
export interface AcceptedCode {
  step: number;
  aheadMs: number;
}
export type CodeCheck = AcceptedCode | 'of another time' | 'wrong';

/** Secrets of authenticator apps (RFC 6238: SHA-1, 6 digits, 30 s), encrypted with a key derived from the suite's secret. */
export class TotpSecrets {
  private readonly sealer: SecretSealer;

  /** @param secret of the suite; with another one the stored secrets cannot be read */
  constructor(secret: string) {
    this.sealer = new SecretSealer(secret, 'second factor');
  }

  /** A new secret: as base32 and as otpauth address for the app, and encrypted for the database. */
  create(account: string): { secret: string; uri: string; encrypted: string } {
    const secret = new Secret({ size: 20 });
    const uri = new TOTP({ issuer: ISSUER, label: account, secret }).toString();
    return { secret: secret.base32, uri, encrypted: this.sealer.seal(secret.base32) };
  }

  /**
   * Checks the first code of a secret, which shows how far its time is ahead.
   * @param encrypted the stored secret
   * @returns 'of another time' when the clocks differ too much
   * @throws when the secret was encrypted with another key
   */
  checkFirst(encrypted: string, code: string): CodeCheck {
    const now = Date.now();
    const delta = this.compare(encrypted, code, now);
    if (delta === null) return 'wrong';
    const step = stepOf(now) + delta;
    const least = step * PERIOD_MS - now;
    const aheadMs = clamp(USUAL_AHEAD_MS, least, least + PERIOD_MS - 1);
    return aheadMs === clamp(aheadMs) ? { step, aheadMs } : 'of another time';
  }

  /**
   * Checks a code. One code counts at each moment, and each for 30 s (OWASP ASVS 5.0, 6.5.5). So that they are the right 30 s, each
   * accepted code moves the time of the next ones a little: in the mean people enter codes in the middle of it.
   * @param encrypted the stored secret
   * @param aheadMs what the code before showed
   * @throws when the secret was encrypted with another key
   */
  check(encrypted: string, code: string, aheadMs: number): CodeCheck {
    const time = Date.now() + aheadMs;
    const delta = this.compare(encrypted, code, time);
    if (delta === null) return 'wrong';
    if (delta !== 0) return 'of another time';
    const early = PERIOD_MS / 2 - (time % PERIOD_MS);
    return { step: stepOf(time), aheadMs: clamp(Math.round(aheadMs + early * LEARNED_SHARE)) };
  }

  /** How many steps after `time` the code is; null for one that is not near it. */
  private compare(encrypted: string, code: string, time: number): number | null {
    const secret = Secret.fromBase32(this.sealer.open(encrypted));
    const totp = new TOTP({ secret, period: PERIOD_MS / 1000 });
    return totp.validate({ token: code.replace(/\s/g, ''), window: OTHER_STEPS, timestamp: time });
  }
}

const stepOf = (time: number): number => Math.floor(time / PERIOD_MS);

function clamp(ms: number, least = LEAST_AHEAD_MS, most = MOST_AHEAD_MS): number {
  return Math.min(Math.max(ms, least), most);
}
