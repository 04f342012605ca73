import { SERVICE_OF_COLLECTION } from '@fsvp/contracts/catalogue/calls';
import { BATCH_BODY_LIMIT } from '@fsvp/contracts/core/batch';
import type { UpstreamName } from '../config.js';
import type { Budget } from '../upstreams/upstream.js';

export interface Route {
  service: UpstreamName;
  /** The first part of the path after /api. */
  collection: string;
  budget: Budget;
}

const CALL: Budget = { responseMs: 8000, idleMs: 8000, kind: 'call' };
const BATCH: Budget = { responseMs: 60_000, idleMs: 30_000, kind: 'call', bodyLimit: BATCH_BODY_LIMIT };
/** A few seconds of work where the machine is busy. */
const GENERATION: Budget = { responseMs: 60_000, idleMs: 30_000, kind: 'call' };
const IMPORT: Budget = { responseMs: 300_000, idleMs: 30_000, kind: 'stream' };
const UPLOAD: Budget = { responseMs: 30_000, idleMs: 30_000, kind: 'stream' };
const REPORT: Budget = { responseMs: 60_000, idleMs: 30_000, kind: 'stream' };
const DOWNLOAD: Budget = { responseMs: 30_000, idleMs: 60_000, kind: 'stream' };
/** A report can have a gigabyte, and its checksum is verified before the first byte is sent. */
const REPORT_FILE: Budget = { responseMs: 180_000, idleMs: 60_000, kind: 'stream' };

const SLOW_CALLS: { method: string; path: RegExp; budget: Budget }[] = [
  { method: 'POST', path: /\/batch$/, budget: BATCH },
  { method: 'POST', path: /^\/api\/hazard-templates\/generate$/, budget: GENERATION },
  { method: 'POST', path: /^\/api\/suppliers\/import(\/inspect)?$/, budget: IMPORT },
  { method: 'POST', path: /^\/api\/entry-lines\/(import(\/inspect)?|assign)$/, budget: UPLOAD },
  { method: 'PUT', path: /^\/api\/objects\/upload\/[^/]+$/, budget: UPLOAD },
  { method: 'GET', path: /^\/api\/reports\/runs\/[^/]+\/download$/, budget: REPORT_FILE },
  { method: 'GET', path: /\/(download|(export|broker-block)\.(csv|xlsx))$/, budget: DOWNLOAD },
  { method: 'GET', path: /^\/api\/reports\/[^/]+$/, budget: REPORT },
];

/** Segments that other software might resolve to another path. */
const AMBIGUOUS_PATH = /\\|\/\/|(^|\/)\.{1,2}(\/|$)|%(2e|2f|5c|00)/i;
/** The id of another system can have slashes, backslashes and points. Services decode it as one parameter. */
const EXTERNAL_ID = /(?<=^\/api\/[a-z-]+\/by-external-id\/[^/]+\/)(?!(?:\.|%2e){1,2}$|.*%00)[^/\\]+$/i;

/**
 * Returns the service for a path, and its time limits.
 * @param path without the query
 */
export function findRoute(method: string, path: string): Route | undefined {
  const collection = /^\/api\/([a-z-]+)(?:\/|$)/.exec(path)?.[1] ?? '';
  const service = SERVICE_OF_COLLECTION.get(collection);
  if (!service || service === 'gateway' || AMBIGUOUS_PATH.test(path.replace(EXTERNAL_ID, 'x'))) return undefined;
  return {
    service,
    collection,
    budget: SLOW_CALLS.find((slow) => slow.method === method && slow.path.test(path))?.budget ?? CALL,
  };
}
