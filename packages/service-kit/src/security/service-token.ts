import type { Grantee, Principal } from '@fsvp/contracts/access/access';
import type { PrincipalKind } from '@fsvp/contracts/access/roles';
import type { Scope } from '@fsvp/contracts/core/access';
import { jwtVerify, SignJWT } from 'jose';

/** Header that carries the token; `authorization` stays free for integrators in front of the gateway. */
export const TOKEN_HEADER = 'x-fsvp-token';

const LIFETIME_SECONDS = 60;
/** Clocks of two machines may differ by this much. */
const TOLERANCE_SECONDS = 5;
/** Each caller sends a token for 20 s, so that this many are for more users than work at the same time. */
const MAX_VERIFIED = 1000;

/** Who acts, or null when a service calls on its own account. */
export type Caller = Principal | null;

interface Claims {
  exp: number;
  sub?: string;
  /** Absent without `sub`. */
  role: Grantee;
  scopes?: Scope[];
  principalKind: PrincipalKind;
}

interface VerifiedToken {
  caller: Caller;
  audience: string;
  /** In ms since 1970. */
  until: number;
}

/** Signs and checks the tokens by which services trust each other (HS256, 60 s, one audience). */
export class ServiceTokens {
  private readonly key: Uint8Array;
  /** A token is sent with many requests: its signature is checked once, its time with each request. */
  private readonly verified = new Map<string, VerifiedToken>();

  constructor(secret: string) {
    this.key = new TextEncoder().encode(secret);
  }

  /** @param audience the service that is called, such as 'suppliers' */
  async sign(audience: string, caller: Caller): Promise<string> {
    const claims = caller && {
      sub: caller.id,
      role: caller.grantee,
      principalKind: caller.kind,
      ...(caller.scopes && { scopes: [...caller.scopes] }),
    };
    const token = new SignJWT(claims ?? {}).setProtectedHeader({ alg: 'HS256' });
    return token.setAudience(audience).setIssuedAt().setExpirationTime(`${LIFETIME_SECONDS}s`).sign(this.key);
  }

  /** The caller of a token that was verified before and is still valid; undefined for any other. */
  findVerified(token: string, audience: string): Caller | undefined {
    const known = this.verified.get(token);
    return known && known.audience === audience && Date.now() < known.until ? known.caller : undefined;
  }

  /** @throws when the token is missing, forged, expired, without expiry or meant for another service */
  async verify(token: string, audience: string): Promise<Caller> {
    const { payload } = await jwtVerify<Claims>(token, this.key, {
      audience,
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
      clockTolerance: TOLERANCE_SECONDS,
    });
    const { sub, role, principalKind, scopes } = payload;
    const caller: Caller = sub ? { id: sub, kind: principalKind, grantee: role, ...(scopes && { scopes }) } : null;
    if (this.verified.size >= MAX_VERIFIED) this.verified.clear();
    this.verified.set(token, { caller, audience, until: (payload.exp + TOLERANCE_SECONDS) * 1000 });
    return caller;
  }
}
