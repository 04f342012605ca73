import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What an upload URL allows: one file, by one user, until `expiresAt`. */
export interface UploadTicket {
  uploadId: string;
  userId: string | null;
  expiresAt: Date;
}

/**
 * Signs and verifies tokens of upload URLs: `<upload id>.<expiry in ms, base 36>.<signature>`. The signature also
 * covers the user's id.
 */
export class UploadTokens {
  private readonly key: Uint8Array;

  /** @param secret the signing key is derived from it, so that the secret's other signatures are not valid here */
  constructor(secret: string) {
    this.key = new Uint8Array(hkdfSync('sha256', secret, '', 'fsvp upload url', 32));
  }

  sign(ticket: UploadTicket): string {
    const expiry = ticket.expiresAt.getTime().toString(36);
    return `${ticket.uploadId}.${expiry}.${this.computeSignature(ticket.uploadId, expiry, ticket.userId).toString('base64url')}`;
  }

  /** Returns the ticket of a valid token of this user, also when it has expired; undefined for any other text. */
  verify(token: string, userId: string | null): UploadTicket | undefined {
    const [uploadId = '', expiry = '', signature = '', ...more] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.computeSignature(uploadId, expiry, userId);
    if (more.length || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return { uploadId, userId, expiresAt: new Date(Number.parseInt(expiry, 36)) };
  }

  private computeSignature(uploadId: string, expiry: string, userId: string | null): Buffer {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([uploadId, expiry, userId]))
      .digest();
  }
}
