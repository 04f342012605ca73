import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What an upload URL allows: one file, by one user, until `expiresAt`. */
export interface UploadTicket {
  uploadId: string;
  userId: string | null;
  expiresAt: Date;
}

/** Signs and checks the token in an upload URL: `<upload id>.<expiry in ms>.<signature>`. The user is signed, not shown. */
export class UploadTokens {
  private readonly key: Uint8Array;

  /** @param secret the key is derived from, so that neither can stand in for the other */
  constructor(secret: string) {
    this.key = new Uint8Array(hkdfSync('sha256', secret, '', 'fsvp upload url', 32));
  }

  sign(ticket: UploadTicket): string {
    const expiry = ticket.expiresAt.getTime().toString(36);
    return `${ticket.uploadId}.${expiry}.${this.signature(ticket.uploadId, expiry, ticket.userId).toString('base64url')}`;
  }

  /** The ticket of a token that is ours and this user's, expired or not; undefined for any other text. */
  verify(token: string, userId: string | null): UploadTicket | undefined {
    const [uploadId = '', expiry = '', signature = '', ...more] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.signature(uploadId, expiry, userId);
    if (more.length || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return { uploadId, userId, expiresAt: new Date(Number.parseInt(expiry, 36)) };
  }

  private signature(uploadId: string, expiry: string, userId: string | null): Buffer {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([uploadId, expiry, userId]))
      .digest();
  }
}
