import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import type { Configuration } from 'openid-client';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { ApiTokensService } from '../api-tokens/api-tokens.service.js';
import { CONFIG, publicUrl, type Config } from '../../config.js';
import { SessionsService } from '../sessions.service.js';
import { OidcAccounts } from './oidc-accounts.js';
import { readClaims, type Claims } from './oidc-claims.js';
import { OidcError } from './oidc.error.js';

/** What the browser keeps between the two steps. */
export const oidcAttempt = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
export type OidcAttempt = z.output<typeof oidcAttempt>;

/** Most suites have no single sign-on, and the client takes memory. */
const loadClient = () => import('openid-client');

/** Clocks of provider and suite may differ by this much. */
const CLOCK_TOLERANCE_SECONDS = 120;
const TIMEOUT_SECONDS = 5;
/** After this time the provider's metadata and keys are read again. */
const CONFIGURATION_MS = 10 * 60_000;

/** Single sign-on with OpenID Connect: authorization code with PKCE. Off without an issuer. */
@Injectable()
export class OidcService {
  private known: { configuration: Promise<Configuration>; until: number } | undefined;

  constructor(
    private readonly accounts: OidcAccounts,
    private readonly sessions: SessionsService,
    private readonly tokens: ApiTokensService,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The provider's name on the sign-in page; null while single sign-on is off. */
  get providerName(): string | null {
    return this.config.OIDC_ISSUER ? this.config.OIDC_NAME : null;
  }

  private get redirectUri(): string {
    return `${publicUrl(this.config)}/api/auth/oidc/callback`;
  }

  private async configuration(): Promise<Configuration> {
    const { OIDC_ISSUER } = this.config;
    if (!OIDC_ISSUER) throw new OidcError('unavailable');
    if (!this.known || this.known.until < Date.now()) {
      const configuration = this.discover(new URL(OIDC_ISSUER));
      this.known = { configuration, until: Date.now() + CONFIGURATION_MS };
    }
    return this.known.configuration.catch((error: unknown) => {
      this.known = undefined;
      this.logger.warn({ err: error }, 'the OpenID Connect provider did not answer');
      throw new OidcError('unavailable');
    });
  }

  private async discover(issuer: URL): Promise<Configuration> {
    const client = await loadClient();
    const { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = this.config;
    const isLocal = issuer.protocol === 'http:';
    return client.discovery(
      issuer,
      OIDC_CLIENT_ID,
      { [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      OIDC_CLIENT_SECRET ? client.ClientSecretBasic(OIDC_CLIENT_SECRET) : client.None(),
      {
        timeout: TIMEOUT_SECONDS,
        execute: [client.enableNonRepudiationChecks, ...(isLocal ? [client.allowInsecureRequests] : [])],
      },
    );
  }

  /** The provider's address for signing in, and what the browser must keep. @throws OidcError */
  async begin(): Promise<{ address: string; attempt: OidcAttempt }> {
    const configuration = await this.configuration();
    const client = await loadClient();
    const attempt = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.redirectUri,
      scope: this.config.OIDC_SCOPE,
      ...(this.config.OIDC_ACR_VALUES.length && { acr_values: this.config.OIDC_ACR_VALUES.join(' ') }),
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, attempt };
  }

  /**
   * Checks the provider's answer and returns the account that it is for, which is made or changed as the claims say.
   * @param query of the callback, with its question mark
   * @throws OidcError
   */
  async finish(query: string, attempt: OidcAttempt): Promise<string> {
    const verified = await this.verify(query, attempt);
    this.assertStrong(verified);
    const id = await this.accounts.findOrCreate(verified);
    this.sessions.forgetAccount(id);
    this.tokens.forget();
    return id;
  }

  private async verify(query: string, { state, nonce, verifier }: OidcAttempt): Promise<Claims> {
    const configuration = await this.configuration();
    const client = await loadClient();
    try {
      const tokens = await client.authorizationCodeGrant(configuration, new URL(`${this.redirectUri}${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const given = readClaims(tokens.claims());
      // The library refuses what has expired, but not what was issued in the future.
      if (given.issuedAt > Date.now() / 1000 + CLOCK_TOLERANCE_SECONDS)
        throw new Error('The ID token was issued in the future.');
      return given;
    } catch (error) {
      // Its keys may have changed: the next attempt reads them again.
      this.known = undefined;
      const { code, cause } = error as { code?: string; cause?: { name?: string } };
      const isDown = code === 'OAUTH_TIMEOUT' || cause?.name === 'TypeError' || cause?.name === 'TimeoutError';
      this.logger.warn({ reason: code ?? cause?.name, claim: claimOf(error) }, 'single sign-on failed');
      throw new OidcError(isDown ? 'unavailable' : 'refused');
    }
  }

  /** A provider may ignore `acr_values`, so that the answer must be checked. @throws OidcError */
  private assertStrong({ acr }: Claims): void {
    const { OIDC_ACR_VALUES: accepted } = this.config;
    if (!accepted.length || (acr !== undefined && accepted.includes(acr))) return;
    this.logger.warn({ acr, accepted }, 'single sign-on refused: the acr of the ID token is not in OIDC_ACR_VALUES');
    throw new OidcError('refused');
  }

  /** Where the browser goes after signing out here, to sign out there too; null if the provider cannot do that. */
  async signOutAddress(): Promise<string | null> {
    try {
      const configuration = await this.configuration();
      if (!configuration.serverMetadata().end_session_endpoint) return null;
      const { buildEndSessionUrl } = await loadClient();
      return buildEndSessionUrl(configuration, { post_logout_redirect_uri: `${publicUrl(this.config)}/` }).href;
    } catch {
      return null;
    }
  }
}

/** The claim that the suite or the library refuses, such as `nonce`. */
function claimOf(error: unknown): string | undefined {
  const { claim, cause } = (error ?? {}) as { claim?: unknown; cause?: unknown };
  if (typeof claim === 'string') return claim;
  return cause ? claimOf(cause) : undefined;
}
