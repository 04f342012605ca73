import { Injectable } from '@nestjs/common';
import { accessOf } from '@fsvp/contracts/catalogue/access';
import { refusalOf, type Principal } from '@fsvp/contracts/access/access';
import { EXAMPLE_IDS, type ExampleKind } from '@fsvp/contracts/docs/example-ids';
import * as z from 'zod/mini';
import type { UpstreamName } from '../../config.js';
import { Upstreams } from '../../upstreams/upstreams.js';
import type { Found, Ids, List } from './example-lists.js';
import { OwnExampleRecords } from './own-example-records.js';
import { findProgramIds } from './example-program-records.js';

/** Who reads the document waits for each list of records no longer. */
const TIMEOUT_MS = 1000;

/** Suppliers among which one with a product is looked for. */
const SUPPLIERS = 5;

const NEWEST: readonly (readonly [ExampleKind, UpstreamName, string])[] = [
  ['hazard', 'quality', '/api/hazard-analysis?limit=1'],
  ['verification', 'quality', '/api/verification-activities?limit=1'],
  ['inspection', 'quality', '/api/receiving-inspections?limit=1'],
  ['action', 'quality', '/api/corrective-actions?limit=1'],
  ['document', 'documents', '/api/documents?limit=1'],
  ['reportRun', 'documents', '/api/reports?limit=1'],
  ['webhook', 'documents', '/api/webhooks'],
  ['referenceSet', 'program', '/api/reference-sets?limit=1'],
  ['food', 'program', '/api/foods?limit=1'],
  ['foodNote', 'program', '/api/food-notes?limit=1'],
  ['hazardTemplate', 'program', '/api/hazard-templates?industryCode=28&limit=1'],
  ['assurance', 'program', '/api/assurances?limit=1'],
  ['letterRequest', 'program', '/api/letter-requests?limit=1'],
  ['entryLine', 'program', '/api/entry-lines?limit=1'],
];

/** What belongs to another record. */
const PARTS: readonly (readonly [ExampleKind, ExampleKind, UpstreamName, (id: string) => string])[] = [
  ['evaluation', 'supplier', 'suppliers', (id) => `/api/suppliers/${id}/performance?limit=1`],
  ['resultReview', 'verification', 'quality', (id) => `/api/verification-activities/${id}/reviews`],
  ['delivery', 'webhook', 'documents', (id) => `/api/webhooks/${id}/deliveries?limit=1`],
];

const records = z.array(z.looseObject({ id: z.string() }));
const body = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]);

/** The records of a list, whatever its response calls them. */
function recordsOf(answer: unknown): Found[] {
  const parsed = body.parse(answer);
  const list = Array.isArray(parsed) ? parsed : Object.values(parsed).find(Array.isArray);
  return records.safeParse(list).data ?? [];
}

/** Failed events of the service that the examples name, for those who may decide about them. */
async function findDeadLetters(list: List, reader: Principal): Promise<Ids> {
  if (refusalOf(reader, accessOf('GET', '/api/admin/dead-letters'))) return {};
  const newest = async (state: string) =>
    (await list('quality', `/internal/dead-letters?state=${state}&limit=1`))[0]?.id;
  const [deadLetter, discardedDeadLetter] = await Promise.all([newest('failed'), newest('discarded')]);
  return { deadLetter, discardedDeadLetter };
}

/** The newest supplier, or the first after it that has a product: files take products. */
async function findSupplier(list: List): Promise<Ids> {
  const suppliers = await list('suppliers', `/api/suppliers?limit=${SUPPLIERS}`);
  const products = await Promise.all(
    suppliers.map(async ({ id }) => (await list('suppliers', `/api/suppliers/${id}/products?limit=1`))[0]?.id),
  );
  const at = Math.max(
    products.findIndex((product) => product !== undefined),
    0,
  );
  return { supplier: suppliers[at]?.id, product: products[at] };
}

async function findNewest(list: List): Promise<Ids> {
  const ids: Ids = {};
  await Promise.all([
    findSupplier(list).then((found) => Object.assign(ids, found)),
    ...NEWEST.map(async ([kind, ...at]) => void (ids[kind] = (await list(...at))[0]?.id)),
  ]);
  await Promise.all(
    PARTS.map(async ([kind, owner, service, address]) => {
      const id = ids[owner];
      if (id) ids[kind] = (await list(service, address(id)))[0]?.id;
    }),
  );
  return ids;
}

/** The ids of records in the examples, for one reader. */
@Injectable()
export class ExampleRecords {
  /** A reader who asks several times at once gets one answer: it takes twenty calls of services. */
  private readonly running = new Map<string, Promise<Record<string, string>>>();

  constructor(
    private readonly upstreams: Upstreams,
    private readonly own: OwnExampleRecords,
  ) {}

  /**
   * The placeholders of the document, with ids of records that somebody may read in their place: of each kind the newest that fits the
   * calls. Kinds without a record, and those of services that do not answer in time, are left out.
   */
  find(reader: Principal): Promise<Record<string, string>> {
    const key = [reader.id, reader.grantee, ...(reader.scopes ?? [])].join(' ');
    const running = this.running.get(key) ?? this.read(reader).finally(() => this.running.delete(key));
    this.running.set(key, running);
    return running;
  }

  private async read(reader: Principal): Promise<Record<string, string>> {
    const list: List = async (service, address) => {
      try {
        const headers = await this.upstreams.createHeaders(service, reader, null);
        return recordsOf(await this.upstreams.getJson(service, address, TIMEOUT_MS, headers));
      } catch {
        return [];
      }
    };
    const found = await Promise.all([
      this.own.find(reader),
      findNewest(list),
      findProgramIds(list),
      findDeadLetters(list, reader),
    ]);
    const ids = Object.entries(Object.assign({}, ...found) as Ids);
    return Object.fromEntries(ids.flatMap(([kind, id]) => (id ? [[EXAMPLE_IDS[kind as ExampleKind], id]] : [])));
  }
}
