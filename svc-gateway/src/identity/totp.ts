import { SecretSealer } from '@fsvp/service-kit/security/sealed-secret';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'FSVP Suite';

/** How far a code is from the current one, in time steps, to be distinguished from a wrong one. */
const OTHER_STEPS = 4;

/** What reading, typing and sending a code takes. */
const ENTRY_MS = 3000;

/** The time step of a code that counts. */
type CodeCheck = number | 'of another time' | 'wrong';

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
   * Checks a code. ASVS 5.0 (6.5.5) limits the lifetime of a code to 30 s, but a window of one step makes it 90 s: only the
   * code of one moment counts, the one at which the person began to enter it.
   * @param encrypted the stored secret
   * @throws when the secret was encrypted with another key
   */
  check(encrypted: string, code: string): CodeCheck {
    const secret = Secret.fromBase32(this.sealer.open(encrypted));
    const totp = new TOTP({ secret });
    const timestamp = Date.now() - ENTRY_MS;
    const steps = totp.validate({ token: code.replace(/\s/g, ''), window: OTHER_STEPS, timestamp });
    if (steps === null) return 'wrong';
    return steps === 0 ? totp.counter({ timestamp }) : 'of another time';
  }
}
