import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What an upload URL allows: one file until `expiresAt`. */
export interface UploadTicket {
  uploadId: string;
  /** The user who asked for the URL. Every holder of the URL may use it. */
  userId: string | null;
  /** In bytes; null for any size up to the limit. */
  size: number | null;
  expiresAt: Date;
}

const TOKEN = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/**
 * Signs and verifies tokens of upload URLs: `<upload id>.<expiry in ms, base 36>.<signature>`. The signature also
 * covers who asked for the URL and the size, which are kept with the upload.
 */
export class UploadTokens {
  private readonly key: Uint8Array;

  /** @param secret the signing key is derived from it, so that the secret's other signatures are not valid here */
  constructor(secret: string) {
    this.key = new Uint8Array(hkdfSync('sha256', secret, '', 'fsvp upload url', 32));
  }

  sign({ uploadId, userId, size, expiresAt }: UploadTicket): string {
    const expiry = expiresAt.getTime().toString(36);
    return `${uploadId}.${expiry}.${this.computeSignature(uploadId, expiry, userId, size).toString('base64url')}`;
  }

  /** The id of the upload that a token claims to be for; undefined for any other text. */
  readUploadId(token: string): string | undefined {
    return TOKEN.exec(token)?.[1];
  }

  /**
   * Returns the ticket of a valid token, also when it has expired; undefined for any other text.
   * @param kept what is kept with the upload
   */
  verify(token: string, { userId, size }: Pick<UploadTicket, 'userId' | 'size'>): UploadTicket | undefined {
    const [, uploadId = '', expiry = '', signature = ''] = TOKEN.exec(token) ?? [];
    const given = Buffer.from(signature, 'base64url');
    const expected = this.computeSignature(uploadId, expiry, userId, size);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return { uploadId, userId, size, expiresAt: new Date(Number.parseInt(expiry, 36)) };
  }

  private computeSignature(uploadId: string, expiry: string, userId: string | null, size: number | null): Buffer {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([uploadId, expiry, userId, ...(size === null ? [] : [size])]))
      .digest();
  }
}
