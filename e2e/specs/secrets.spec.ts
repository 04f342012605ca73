import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askDatabases } from '@fsvp/tools/supervisor/control';
import { OWN_PASSWORD } from '../fixtures/credentials.js';
import { findSecret } from '../fixtures/secrets.js';
import { expect, test } from '../fixtures/signed-in.js';
import { readTables } from '../fixtures/stored-rows.js';

const random = () => randomBytes(32).toString('base64url');

test('each kind of secret is found, and hashes are none', () => {
  const link = `"path":"/#invitation=${random()}"`;
  const texts = [
    `{"password":"${OWN_PASSWORD}"}`,
    `grant eyJhbGciOiJIUzI1NiJ9.eyJzaWduZXIiOnt9fQ.${random()}`,
    `Bearer fsvp_ab12cd34_${random()}`,
    link,
    `GET /api/auth/invitations/${random()}?x`,
    `cookie: __Host-fsvp=${random()}; theme=dark`,
    'otpauth://totp/FSVP%20Suite:mia',
    '{"secret":"JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"}',
  ];
  expect(texts.filter((text) => !findSecret(text))).toEqual([]);
  expect(findSecret('the session abc', ['session abc'])).toContain('a known secret');
  const hash = randomBytes(32).toString('hex');
  expect(findSecret(`{"sid":"${hash}","etag":"${random()}","path":"/api/auth/invitations/{token}"}`)).toBeUndefined();
});

test(
  'no password, token or grant of the tests before is in a log, an event or a database',
  { tag: '@serial' },
  async ({ request }) => {
    const { cookies } = await request.storageState();
    const session = cookies.filter(({ name }) => name.endsWith('fsvp')).map(({ value }) => value);
    expect(session).not.toEqual([]);
    const expectNone = (place: string, text: string) => expect(findSecret(text, session), place).toBeUndefined();
    const home = process.env.E2E_HOME ?? '';
    const folder = join(home, 'logs');
    const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
    expect(logs).toContain('gateway.log');
    for (const name of logs) {
      const log = readFileSync(join(folder, name), 'utf8');
      // The log of a start has the link by which the first administrator is created (beyond/e-signature.md, 2).
      expectNone(name, log.replace(/"setUpLink":"[^"]*"/g, ''));
    }
    const trail = await request.get('/api/reports/audit-trail');
    expect(trail.status()).toBe(200);
    expectNone('the audit trail', await trail.text());
    // Stored responses, dead letters and notifications too.
    for (const [service, { owner }] of Object.entries(await askDatabases(home)))
      for (const [table, rows] of Object.entries(await readTables(owner)))
        expectNone(`${table} of ${service}`, JSON.stringify(rows));
  },
);
