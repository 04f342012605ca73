import * as access from '../access/index.js';
import type { DeclaredCall } from '../core/call.js';
import type { ServiceName } from '../core/service-name.js';
import * as documents from '../documents/index.js';
import * as modules from '../modules/index.js';
import * as program from '../program/index.js';
import * as quality from '../quality/index.js';
import * as reports from '../reports/index.js';
import * as signatures from '../signatures/index.js';
import * as suppliers from '../suppliers/index.js';
import * as webhooks from '../webhooks/index.js';
import * as calendar from './calendar.js';
import * as calendarFeeds from './calendar-feed.js';
import * as changes from './change.js';
import * as dashboard from './dashboard.js';
import * as deadLetters from './dead-letter.js';
import * as live from './live.js';
import * as notifications from './notification.js';
import * as webhookCalls from './webhook-calls.js';
import * as workItems from './work-item.js';

/** The domains whose calls a service handles. The gateway handles all others. */
const DOMAINS_OF: Readonly<Record<Exclude<ServiceName, 'gateway'>, readonly object[]>> = {
  suppliers: [suppliers],
  quality: [quality],
  documents: [documents, reports, webhooks, webhookCalls],
  program: [program],
};
const OTHERS: readonly object[] = [
  access,
  signatures,
  modules,
  changes,
  dashboard,
  deadLetters,
  live,
  notifications,
  workItems,
  calendar,
  calendarFeeds,
];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isCall = (value: unknown): value is DeclaredCall =>
  isObject(value) && ['id', 'method', 'path', 'access'].every((part) => part in value);

/**
 * The calls that modules export, alone or as the members of one object.
 * @throws when two calls have the same id, of which a client would know only one
 */
function callsOf(modules: readonly object[]): DeclaredCall[] {
  const values = modules.flatMap((exported): unknown[] => Object.values(exported));
  const calls = values.flatMap((value) => [value, ...(isObject(value) ? Object.values(value) : [])]).filter(isCall);
  const byId = new Map<string, DeclaredCall>();
  for (const call of calls) {
    const other = byId.get(call.id);
    if (other && other !== call)
      throw new Error(`${call.method} ${call.path} and ${other.path} are both named ${call.id}`);
    byId.set(call.id, call);
  }
  return [...byId.values()];
}

/** Every call that the contracts declare, those between services too, in the order of their paths. */
export const CALLS: readonly DeclaredCall[] = callsOf([...Object.values(DOMAINS_OF).flat(), ...OTHERS]).sort(
  (one, other) => one.path.localeCompare(other.path) || one.method.localeCompare(other.method),
);

/** 'suppliers' of '/api/suppliers/{id}', and the path itself outside /api. */
export const collectionOf = (path: string): string => /^\/api\/([\w.-]*)/.exec(path)?.[1] ?? path;

/** The service that handles the calls below /api/<collection>; undefined for one that the gateway handles. */
export const SERVICE_OF_COLLECTION: ReadonlyMap<string, ServiceName> = new Map(
  (Object.entries(DOMAINS_OF) as [ServiceName, readonly object[]][]).flatMap(([service, modules]) =>
    callsOf(modules)
      .filter(({ path }) => path.startsWith('/api/'))
      .map(({ path }) => [collectionOf(path), service] as const),
  ),
);
