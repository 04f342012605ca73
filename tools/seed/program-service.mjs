import { randomUUID } from 'node:crypto';
import { OperatorError } from '../operator-error.mjs';
import { sendAgain } from './send-again.mjs';

/** @typedef {{ url: string, secret: string }} ProgramAddress of svc-program, with the secret of the suite's services */
/** @typedef {{ id: string, name: string, title: string }} Person of the sample */

/**
 * Calls svc-program as the suite itself, for what a person with an account does otherwise: the sample has no accounts. Nobody can sign in as one
 * of its people, and the set-up link of the first administrator stays valid.
 * @param {ProgramAddress} address
 */
export async function programService({ url, secret }) {
  // They are built files.
  const { ServiceTokens, TOKEN_HEADER } = await import('@fsvp/service-kit/security/service-token');
  const { SigningGrants } = await import('@fsvp/service-kit/signatures/signing-grants');
  const tokens = new ServiceTokens(secret);
  const grants = new SigningGrants(secret);
  /** @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<any>} */
  const send = async (method, path, body) => {
    const headers = {
      [TOKEN_HEADER]: await tokens.sign('program', null),
      'content-type': 'application/json',
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
    };
    const answer = await sendAgain(new URL(path, url), {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new OperatorError(`${path} answered ${answer.status}: ${text.slice(0, 1_000)}`);
    return JSON.parse(text);
  };
  return {
    get: (/** @type {string} */ path) => send('GET', path),
    post: (/** @type {string} */ path, /** @type {unknown} */ body) => send('POST', path, body),
    /**
     * Signs a record for a person of the sample. The signature says that no method proved who signed.
     * @param {string} record its address
     * @param {import('@fsvp/contracts/signatures/signature').Meaning} meaning @param {Person} person
     */
    async sign(record, meaning, person) {
      const { service, type, id, version, contentSha256 } = await send('GET', `${record}/signable`);
      const given = await grants.sign([
        {
          id: randomUUID(),
          signer: { ...person, grantee: 'qi_administrator' },
          methods: [],
          subject: { service, type, id, version, contentSha256, meaning, reason: null },
        },
      ]);
      return send('POST', `${record}/signatures`, { grant: given.grants[0] });
    },
  };
}
