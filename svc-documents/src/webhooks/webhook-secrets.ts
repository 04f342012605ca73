import { randomBytes } from 'node:crypto';
import { SecretSealer } from '@fsvp/service-kit/security/sealed-secret';

const SECRET_BYTES = 32;

/** Secrets that sign messages (Standard Webhooks), encrypted with a key derived from the suite's secret. */
export class WebhookSecrets {
  private readonly sealer: SecretSealer;

  /** @param secret of the suite; with another one the stored secrets cannot be read */
  constructor(secret: string) {
    this.sealer = new SecretSealer(secret, 'webhook secrets');
  }

  /** A new secret, as its receiver enters it and as it is stored. */
  create(): { secret: string; encrypted: string } {
    const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
    return { secret, encrypted: this.sealer.seal(secret) };
  }

  /** @throws when it was encrypted with another key */
  read(encrypted: string): string {
    return this.sealer.open(encrypted);
  }
}
