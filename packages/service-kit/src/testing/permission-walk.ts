import { accessOfCall, GRANTEES, refusalOf, SCOPES, type Principal } from '@fsvp/contracts/access';
import { fillPath } from '@fsvp/contracts/call';
import type { ServiceName } from '@fsvp/contracts/events';
import { HandledCalls } from '../open-api.controller.js';
import { ServiceTokens, TOKEN_HEADER } from '../service-token.js';
import { TEST_SECRET, TEST_USER_ID, type TestService } from './test-service.js';

/** Of no record; a name that is no type of report. */
const PARAMS = { type: 'none', token: 'x'.repeat(30), number: 1 };
const UNKNOWN_ID = '019aa27e-ffff-7fff-8fff-ffffffffffff';

/** A person of each column of the table, and tokens of one scope each, of an editor and of a viewer. */
function everybody(): Principal[] {
  const people = GRANTEES.map((grantee): Principal => ({
    id: TEST_USER_ID,
    kind: grantee.startsWith('shared') ? 'shared_login' : 'user',
    grantee,
  }));
  const tokens = SCOPES.flatMap((scope) =>
    (['editor', 'viewer'] as const).map((grantee): Principal => ({
      id: TEST_USER_ID,
      kind: 'api_token',
      grantee,
      scopes: [scope],
    })),
  );
  return [...people, ...tokens];
}

/**
 * Makes every call of a service as everybody, with an empty body and the id of no record.
 * @returns how many requests were made, and those whose answer is not what the table of permissions says
 */
export async function walkPermissions(
  service: TestService,
  name: ServiceName,
): Promise<{ requests: number; wrong: string[] }> {
  const tokens = new ServiceTokens(TEST_SECRET);
  const calls = service.app.get(HandledCalls).calls.filter(({ path }) => path.startsWith('/api/'));
  const wrong: string[] = [];
  let requests = 0;
  for (const principal of everybody()) {
    const token = await tokens.sign(name, principal);
    for (const call of calls) {
      const ids = Object.fromEntries([...call.path.matchAll(/\{(\w*id)\}/gi)].map(([, id]) => [id, UNKNOWN_ID]));
      const response = await fetch(service.url + fillPath(call.path, { ...PARAMS, ...ids }), {
        method: call.method,
        headers: { [TOKEN_HEADER]: token, ...(call.method !== 'GET' && { 'content-type': 'application/json' }) },
        ...(call.method !== 'GET' && { body: '{}' }),
      });
      await response.arrayBuffer();
      requests += 1;
      const refused = refusalOf(principal, accessOfCall(call)) !== undefined;
      // An upload URL that is not valid is 403 for everybody.
      if (call.path !== '/api/objects/upload/{token}' && refused !== (response.status === 403))
        wrong.push(
          `${principal.kind} ${principal.grantee} ${(principal.scopes ?? []).join(' ')}: ${call.method} ${call.path} is ${response.status}`,
        );
    }
  }
  return { requests, wrong };
}
