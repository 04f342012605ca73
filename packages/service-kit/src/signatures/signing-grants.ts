import type { Grantee } from '@fsvp/contracts/access/access';
import { GRANT_SECONDS, type SigningMethod, type SigningSubject } from '@fsvp/contracts/signatures/signature';
import { errors, jwtVerify, SignJWT } from 'jose';
import { ProblemError } from '../problems/problem.error.js';

/** Who proved to be who at the gateway, and what they sign: one version of one record, with one meaning. */
export interface SigningGrant {
  /** A grant is used once. */
  id: string;
  signer: {
    id: string;
    name: string;
    /** Absent in a grant of an older gateway during an upgrade. */
    email?: string | undefined;
    title: string | null;
    grantee: Grantee;
  };
  methods: SigningMethod[];
  subject: SigningSubject;
}

/** Service tokens have the same key. With an audience of its own, a grant is never accepted as one, nor the reverse. */
const audienceOf = (service: string) => `${service} signatures`;

/**
 * Signs and reads grants, by which a person signs without a service seeing a password (beyond/e-signature.md, 5). The gateway gives
 * them, the service of the record takes them.
 */
export class SigningGrants {
  private readonly key: Uint8Array;

  /** @param secret INTERNAL_TOKEN_SECRET */
  constructor(secret: string) {
    this.key = new TextEncoder().encode(secret);
  }

  /** Returns one grant for each, all valid until the same moment. */
  async sign(grants: readonly SigningGrant[]): Promise<{ grants: string[]; expiresAt: string }> {
    const until = Math.floor(Date.now() / 1000) + GRANT_SECONDS;
    const texts = grants.map(({ id, signer, methods, subject }) =>
      new SignJWT({ signer, methods, subject })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(id)
        .setAudience(audienceOf(subject.service))
        .setExpirationTime(until)
        .sign(this.key),
    );
    return { grants: await Promise.all(texts), expiresAt: new Date(until * 1000).toISOString() };
  }

  /**
   * @param service that reads it
   * @throws ProblemError 410 after its time, 409 for a grant of another service, 400 for any other text
   */
  async read(text: string, service: string): Promise<SigningGrant> {
    try {
      const { payload } = await jwtVerify<Omit<SigningGrant, 'id'>>(text, this.key, {
        audience: audienceOf(service),
        algorithms: ['HS256'],
        requiredClaims: ['exp', 'jti'],
      });
      const { jti, signer, methods, subject } = payload;
      return { id: jti as string, signer, methods, subject };
    } catch (error) {
      if (error instanceof errors.JWTExpired)
        throw new ProblemError('grant-ended', 'Your proof of identity has expired. Enter your password again.');
      if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud')
        throw new ProblemError('another-record', 'This proof of identity is for another record. Sign again.');
      throw new ProblemError('invalid-grant', 'This is not a grant of POST /api/auth/signing-grants.');
    }
  }
}
