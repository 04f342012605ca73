import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { verifyWebhook } from './webhook.js';

const BODY = '{"type":"supplier.updated.v1","data":{"name":"Señor Café"}}';
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
const SECRET = newSecret();
const now = () => Math.floor(Date.now() / 1000);

function signed({ secret = SECRET, id = 'msg_1', at = now(), body = BODY } = {}) {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': signature };
}

describe('verifyWebhook', () => {
  it('returns the id, time and content of a request that the suite has signed', async () => {
    const at = now();
    const event = await verifyWebhook({ secret: SECRET, headers: new Headers(signed({ at })), body: BODY });
    expect(event).toEqual({ id: 'msg_1', timestamp: new Date(at * 1000), payload: JSON.parse(BODY) as unknown });
    const bytes = new TextEncoder().encode(BODY);
    await expect(verifyWebhook({ secret: SECRET, headers: signed(), body: bytes })).resolves.toMatchObject({
      id: 'msg_1',
    });
  });

  it('accepts one of several signatures and one of several secrets', async () => {
    const headers = signed();
    const other = signed({ secret: newSecret() })['webhook-signature'];
    const both = { ...headers, 'webhook-signature': `v1a,bm8= ${other} ${headers['webhook-signature']}` };
    await expect(verifyWebhook({ secret: [newSecret(), SECRET], headers: both, body: BODY })).resolves.toBeDefined();
  });

  it.each([
    ['another body', {}, `${BODY} `],
    ['another secret', signed({ secret: newSecret() }), BODY],
    ['another id', { 'webhook-id': 'msg_2' }, BODY],
    ['another time', { 'webhook-timestamp': String(now() - 1) }, BODY],
    ['another version of signatures', { 'webhook-signature': signed()['webhook-signature'].replace('v1', 'v2') }, BODY],
    ['a signature that is none', { 'webhook-signature': 'v1,AAAA v1,%% v1,' }, BODY],
    ['an old time', signed({ at: now() - 400 }), BODY],
    ['a time in the future', signed({ at: now() + 400 }), BODY],
    ['no time', { 'webhook-timestamp': 'now' }, BODY],
    ['no signature', { 'webhook-signature': '' }, BODY],
  ])('refuses %s', async (_, headers, body) => {
    const request = { secret: SECRET, headers: { ...signed(), ...headers }, body };
    await expect(verifyWebhook(request)).rejects.toMatchObject({ name: 'WebhookVerificationError' });
  });
});
