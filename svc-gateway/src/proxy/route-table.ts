import type { ServiceName } from '@fsvp/contracts/events';

export type UpstreamName = Exclude<ServiceName, 'gateway'>;

/** How long a service may take, in ms. */
export interface Budget {
  /** Until the answer begins, counted from the last byte sent. */
  answer: number;
  /** Between two pieces of the answer. */
  pause: number;
  /** Bodies of streams pass through unread; those of calls are read whole first (256 KB at most), so that they can be sent again. */
  kind: 'call' | 'stream';
}

export interface Route {
  service: UpstreamName;
  budget: Budget;
}

const CALL: Budget = { answer: 8000, pause: 8000, kind: 'call' };
const IMPORT: Budget = { answer: 300_000, pause: 30_000, kind: 'stream' };
const UPLOAD: Budget = { answer: 30_000, pause: 30_000, kind: 'stream' };
const REPORT: Budget = { answer: 60_000, pause: 30_000, kind: 'stream' };
const DOWNLOAD: Budget = { answer: 30_000, pause: 60_000, kind: 'stream' };
/** A report may be a gigabyte, which is checked whole before its first byte is sent. */
const REPORT_FILE: Budget = { answer: 180_000, pause: 60_000, kind: 'stream' };

const SERVICES = new Map<string, UpstreamName>(
  Object.entries({
    suppliers: 'suppliers',
    'hazard-analysis': 'quality',
    'verification-activities': 'quality',
    'receiving-inspections': 'quality',
    'corrective-actions': 'quality',
    documents: 'documents',
    objects: 'documents',
    reports: 'documents',
  }),
);

const SLOW: { method: string; path: RegExp; budget: Budget }[] = [
  { method: 'POST', path: /^\/api\/suppliers\/import(\/inspect)?$/, budget: IMPORT },
  { method: 'PUT', path: /^\/api\/objects\/upload\/[^/]+$/, budget: UPLOAD },
  { method: 'GET', path: /^\/api\/reports\/runs\/[^/]+\/download$/, budget: REPORT_FILE },
  { method: 'GET', path: /\/(download|export\.(csv|xlsx))$/, budget: DOWNLOAD },
  { method: 'GET', path: /^\/api\/reports\/[^/]+$/, budget: REPORT },
];

/** Segments that other software might resolve to another place. */
const CRAFTED = /\\|\/\/|(^|\/)\.{1,2}(\/|$)|%(2e|2f|5c|00)/i;

/**
 * The service that answers a path, and its time budget.
 * @param path without the query
 */
export function routeOf(method: string, path: string): Route | undefined {
  const collection = /^\/api\/([a-z-]+)(?:\/|$)/.exec(path)?.[1];
  const service = SERVICES.get(collection ?? '');
  if (!service || CRAFTED.test(path)) return undefined;
  return { service, budget: SLOW.find((slow) => slow.method === method && slow.path.test(path))?.budget ?? CALL };
}
