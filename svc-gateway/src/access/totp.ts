import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const CIPHER = 'aes-256-gcm';
const PERIOD_SECONDS = 30;
const ISSUER = 'FSVP Suite';

/** Secrets of authenticator apps (RFC 6238: SHA-1, 6 digits, 30 s), encrypted with a key derived from the suite's secret. */
export class TotpSecrets {
  private readonly key: Buffer;

  /** @param secret of the suite; with another one the stored secrets cannot be read */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32));
  }

  /** A new secret: as base32 and as otpauth address for the app, and encrypted for the database. */
  create(account: string): { secret: string; uri: string; encrypted: string } {
    const secret = new Secret({ size: 20 });
    const uri = new TOTP({ issuer: ISSUER, label: account, secret }).toString();
    const iv = randomBytes(12);
    const cipher = createCipheriv(CIPHER, this.key, iv);
    const bytes = [iv, cipher.update(secret.base32, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return { secret: secret.base32, uri, encrypted: Buffer.concat(bytes).toString('base64') };
  }

  /**
   * The time step of a right code of now, or of 30 s before or after; undefined for any other.
   * @param encrypted the stored secret
   * @throws when it was encrypted with another key
   */
  findStep(encrypted: string, code: string, now = new Date()): number | undefined {
    const bytes = Buffer.from(encrypted, 'base64');
    const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(-16));
    const secret = decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
    const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
    const delta = totp.validate({ token: code.replace(/\s/g, ''), window: 1, timestamp: now.getTime() });
    return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
  }
}
