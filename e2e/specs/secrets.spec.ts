import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askDatabases } from '@fsvp/tools/supervisor/control';
import { ADMINISTRATOR } from '../fixtures/administrator.js';
import { OWN_PASSWORD } from '../fixtures/people.js';
import { expect, test } from '../fixtures/signed-in.js';
import { readTables } from '../fixtures/stored-rows.js';

/** What no log, no event and no table may have: passwords of this run, service tokens and grants, secrets of API tokens, links. */
const SECRETS: Record<string, RegExp> = {
  'a password': new RegExp([ADMINISTRATOR.password, OWN_PASSWORD, process.env.E2E_PASSWORD ?? OWN_PASSWORD].join('|')),
  'a service token or a grant': /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
  'an API token': /fsvp_[a-z0-9]{8}_[\w-]{20,}/,
};

function expectNone(place: string, text: string): void {
  for (const [what, pattern] of Object.entries(SECRETS)) {
    const at = text.search(pattern);
    expect(at, `${place} has ${what}: …${text.slice(Math.max(0, at - 200), at + 20)}`).toBe(-1);
  }
}

test(
  'no password, token or grant of the tests before is in a log, an event or a database',
  { tag: '@serial' },
  async ({ request }) => {
    const home = process.env.E2E_HOME ?? '';
    const folder = join(home, 'logs');
    const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
    expect(logs).toContain('gateway.log');
    for (const name of logs) expectNone(name, readFileSync(join(folder, name), 'utf8'));
    const trail = await request.get('/api/reports/audit-trail');
    expect(trail.status()).toBe(200);
    expectNone('the audit trail', await trail.text());
    // Stored responses, dead letters and notifications too.
    for (const [service, { owner }] of Object.entries(await askDatabases(home)))
      for (const [table, rows] of Object.entries(await readTables(owner)))
        expectNone(`${table} of ${service}`, JSON.stringify(rows));
  },
);
