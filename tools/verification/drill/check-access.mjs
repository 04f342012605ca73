const SERIES = 10;

/**
 * Sessions and the count of failed sign-ins are the same at every gateway. Afterwards this address may not sign in for a minute.
 * @param {import('../../suite.mjs').Suite} suite @param {import('./client.mjs').Client} signedIn @param {typeof import('./client.mjs').Client} Client
 * @param {import('./findings.mjs').Findings} findings
 */
export async function checkAccess(suite, signedIn, Client, findings) {
  const [one, other] = suite.gateways.map(({ url }) => url);
  const client = new Client(suite);
  const user = async (/** @type {string | undefined} */ gateway) =>
    (await client.call('GET', '/api/auth/user', { gateway })).status;
  findings.expectEqual('sign-in at gateway 1', (await client.signIn(one)).status, 200);
  findings.expectEqual('its session at gateway 2', await user(other), 200);
  findings.expectEqual(
    'sign-out at gateway 2',
    (await client.call('POST', '/api/logout', { gateway: other })).status,
    204,
  );
  findings.expectEqual('its session at gateway 1', await user(one), 401);
  const attempt = async (/** @type {string} */ password, /** @type {string | undefined} */ gateway) =>
    (await client.call('POST', '/api/login', { body: { password }, gateway })).status;
  const refused = [];
  for (let number = 0; number < SERIES; number += 1) refused.push(await attempt('wrong', number % 2 ? one : other));
  findings.expectEqual(
    'wrong passwords in turn at both gateways',
    refused.filter((status) => status === 401).length,
    SERIES,
  );
  findings.expectEqual('the right password then, at gateway 1', await attempt(suite.password, one), 429);
  findings.expectEqual('the right password then, at gateway 2', await attempt(suite.password, other), 429);
  findings.expectEqual(
    'a session from before, at gateway 1',
    (await signedIn.call('GET', '/api/auth/user', { gateway: one })).status,
    200,
  );
  client.close();
}
