import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const SECRET_BYTES = 32;

/** Secrets that sign messages (Standard Webhooks), encrypted with a key derived from the suite's secret. */
export class WebhookSecrets {
  private readonly key: Buffer;

  /** @param secret of the suite; with another one the stored secrets cannot be read */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'webhook secrets', 32));
  }

  /** A new secret, as its receiver enters it and as it is stored. */
  create(): { secret: string; encrypted: string } {
    const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
    const iv = randomBytes(12);
    const cipher = createCipheriv(CIPHER, this.key, iv);
    const bytes = [iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return { secret, encrypted: Buffer.concat(bytes).toString('base64') };
  }

  /** @throws when it was encrypted with another key */
  read(encrypted: string): string {
    const bytes = Buffer.from(encrypted, 'base64');
    const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(-16));
    return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
  }
}
