import { expect, it } from '@jest/globals';
import { WebhookSecrets } from './webhook-secrets.js';

const secrets = new WebhookSecrets('a secret of the suite');

it('reads what it has stored, and what earlier releases stored', () => {
  const { secret, encrypted } = secrets.create();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(secrets.read(encrypted)).toBe(secret);
  expect(
    secrets.read(
      'UQ+du6OmD4Clx0bEb+GH8CGOt7YbxjHI0vXm0myQWO+K414Msf/IwYWmqXv5QO9OoTqH4yIz5XRXYE5Dr6ZdwbtcTNJ1QyV3KmFWmBEB',
    ),
  ).toBe('whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDEB4Vq0nQKpE=');
});

it('reads nothing that was stored with another secret, or altered', () => {
  const { encrypted } = secrets.create();
  expect(() => new WebhookSecrets('another secret').read(encrypted)).toThrow();
  const altered = Buffer.from(encrypted, 'base64');
  altered[20]! ^= 1;
  expect(() => secrets.read(altered.toString('base64'))).toThrow();
});
