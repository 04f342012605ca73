import { jwtVerify, SignJWT } from 'jose';

/** Header that carries the token; `authorization` stays free for integrators in front of the gateway. */
export const TOKEN_HEADER = 'x-fsvp-token';

const LIFETIME_SECONDS = 60;

export interface Caller {
  /** User id, or null when a service calls on its own account. */
  userId: string | null;
}

/** Signs and checks the tokens by which services trust each other (HS256, 60 s, one audience). */
export class ServiceTokens {
  private readonly key: Uint8Array;

  constructor(secret: string) {
    this.key = new TextEncoder().encode(secret);
  }

  /** @param audience the service that is called, such as 'suppliers' */
  async sign(audience: string, caller: Caller): Promise<string> {
    const token = new SignJWT(caller.userId ? { sub: caller.userId } : {}).setProtectedHeader({ alg: 'HS256' });
    return token.setAudience(audience).setIssuedAt().setExpirationTime(`${LIFETIME_SECONDS}s`).sign(this.key);
  }

  /** @throws when the token is missing, forged, expired, without expiry or meant for another service */
  async verify(token: string, audience: string): Promise<Caller> {
    const { payload } = await jwtVerify(token, this.key, {
      audience,
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
      clockTolerance: 5,
    });
    return { userId: payload.sub ?? null };
  }
}
