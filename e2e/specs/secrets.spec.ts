import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADMINISTRATOR } from '../fixtures/administrator.js';
import { OWN_PASSWORD } from '../fixtures/people.js';
import { expect, test } from '../fixtures/signed-in.js';

/** What no log and no event may have: passwords of this run, service tokens and grants, secrets of API tokens, links. */
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
  'no password, token or grant of the tests before is in a log or an event',
  { tag: '@serial' },
  async ({ request }) => {
    const folder = join(process.env.E2E_HOME ?? '', 'logs');
    const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
    expect(logs).toContain('gateway.log');
    for (const name of logs) expectNone(name, readFileSync(join(folder, name), 'utf8'));
    const trail = await request.get('/api/reports/audit-trail');
    expect(trail.status()).toBe(200);
    expectNone('the audit trail', await trail.text());
  },
);
