import { GRANTEES, refusalOf, type Grantee, type Principal } from '@fsvp/contracts/access/access';
import { SCOPES, type Scope } from '@fsvp/contracts/core/access';
import { fillPath, type CallDefinition } from '@fsvp/contracts/core/call';
import type { ServiceName } from '@fsvp/contracts/core/service-name';
import { HandledCalls } from '../api-documents/open-api/open-api.controller.js';
import { ServiceTokens, TOKEN_HEADER } from '../security/service-token.js';
import { TEST_SECRET, TEST_USER_ID, type TestService } from './test-service.js';

/** Of no record; names that are no type of report and no service's. */
const PARAMS = { type: 'none', token: 'x'.repeat(30), number: 1, key: 'none', service: 'gateway', code: 'APP-1' };
const UNKNOWN_ID = '019aa27e-ffff-7fff-8fff-ffffffffffff';

export type WalkedCall = Pick<CallDefinition, 'method' | 'path' | 'access'>;

interface Walk {
  url: string;
  calls: readonly WalkedCall[];
  principals: readonly Principal[];
  /** The headers by which a principal is known, for all of its calls. */
  signIn: (principal: Principal) => Promise<Record<string, string>>;
  /** Calls that somebody may not make although the table allows it. */
  alsoRefused?: (principal: Principal, call: WalkedCall) => boolean;
}

export interface WalkResult {
  requests: number;
  /** Requests whose answer is not what the table of permissions says. */
  wrong: string[];
}

/** A person of each column of the table, and tokens of one scope each of these owners. */
export function everybody(owners: readonly Grantee[]): Principal[] {
  const people = GRANTEES.map((grantee): Principal => ({
    id: TEST_USER_ID,
    kind: grantee.startsWith('shared') ? 'shared_login' : 'user',
    grantee,
  }));
  const tokens = SCOPES.flatMap((scope: Scope) =>
    owners.map((grantee): Principal => ({ id: TEST_USER_ID, kind: 'api_token', grantee, scopes: [scope] })),
  );
  return [...people, ...tokens];
}

/** Makes every call as everybody, with an empty body and the id of no record. */
export async function walkCalls({ url, calls, principals, signIn, alsoRefused }: Walk): Promise<WalkResult> {
  const wrong: string[] = [];
  let requests = 0;
  for (const principal of principals) {
    const headers = await signIn(principal);
    for (const call of calls) {
      const ids = Object.fromEntries([...call.path.matchAll(/\{(\w*id)\}/gi)].map(([, id]) => [id, UNKNOWN_ID]));
      const response = await fetch(url + fillPath(call.path, { ...PARAMS, ...ids }), {
        method: call.method,
        redirect: 'manual',
        headers: { ...headers, ...(call.method !== 'GET' && { 'content-type': 'application/json' }) },
        ...(call.method !== 'GET' && { body: '{}' }),
      });
      // A live stream does not end.
      if (response.headers.get('content-type')?.startsWith('text/event-stream')) await response.body?.cancel();
      else await response.arrayBuffer();
      requests += 1;
      const refused = refusalOf(principal, call.access) !== undefined || alsoRefused?.(principal, call) === true;
      if (refused !== (response.status === 403) || response.status === 401)
        wrong.push(
          `${principal.kind} ${principal.grantee} ${(principal.scopes ?? []).join(' ')}: ${call.method} ${call.path} is ${response.status}`,
        );
    }
  }
  return { requests, wrong };
}

/** Makes every call of a service as everybody that the gateway can name. */
export function walkPermissions(service: TestService, name: ServiceName): Promise<WalkResult> {
  const tokens = new ServiceTokens(TEST_SECRET);
  return walkCalls({
    url: service.url,
    calls: service.app.get(HandledCalls).calls.filter(({ path }) => path.startsWith('/api/')),
    principals: everybody(['editor', 'viewer']),
    signIn: async (principal) => ({ [TOKEN_HEADER]: await tokens.sign(name, principal) }),
    // An upload URL that is not valid is 403 for everybody.
    alsoRefused: (_, { path }) => path === '/api/objects/upload/{token}',
  });
}
