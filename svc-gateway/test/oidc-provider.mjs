// A real OpenID Connect provider on loopback for tests, as a process of its own: its clock may differ.
// Environment: PORT, REDIRECT (of the client), SIGN_OUT, SKEW_SECONDS, WRONG_NONCE, ACR (of each sign-in). Accounts are in PEOPLE: JSON of claims by id.
// Its key is new at each start. The parameter login_hint names the person who signs in.
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';

const { PORT, REDIRECT, SIGN_OUT, SKEW_SECONDS = '0', WRONG_NONCE, ACR, PEOPLE = '{}' } = process.env;
const skewMs = Number(SKEW_SECONDS) * 1000;
if (skewMs) {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...values) {
      super(...(values.length ? values : [RealDate.now() + skewMs]));
    }

    static now() {
      return RealDate.now() + skewMs;
    }
  };
}
const { Provider } = await import('oidc-provider');

const people = JSON.parse(PEOPLE);
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const issuer = `http://127.0.0.1:${PORT}`;
const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'fsvp-suite',
      client_secret: 'a secret of the test',
      redirect_uris: [REDIRECT],
      post_logout_redirect_uris: [SIGN_OUT],
    },
  ],
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: String(process.pid) }] },
  cookies: { keys: ['a key of the test'] },
  acrValues: ['one-factor', 'two-factors', 'hardware'],
  features: { devInteractions: { enabled: false } },
  // The claims are in the ID token, as most providers do it.
  conformIdTokenClaims: false,
  claims: {
    openid: ['sub', 'roles', 'groups'],
    email: ['email', 'email_verified'],
    profile: ['given_name', 'family_name', 'name', 'preferred_username'],
  },
  findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id, ...people[id] }) }),
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
    grant.addOIDCScope('openid profile email');
    await grant.save();
    return grant;
  },
});
provider.on('server_error', (_context, error) => console.error(error));
const answer = provider.callback();

createServer(async (request, response) => {
  if (request.url?.startsWith('/interaction/')) {
    const { params } = await provider.interactionDetails(request, response);
    await provider.interactionFinished(request, response, {
      login: { accountId: params.login_hint ?? Object.keys(people)[0], acr: ACR },
    });
    return;
  }
  if (WRONG_NONCE) request.url = request.url?.replace(/nonce=[^&]+/, 'nonce=of-somebody-else');
  answer(request, response);
}).listen(Number(PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
