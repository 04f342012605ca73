import type { Principal } from '@fsvp/contracts/access';
import { EXAMPLE_IDS, type ExampleKind } from '@fsvp/contracts/docs/example-ids';
import type { OpenAPIObject } from '@fsvp/service-kit/open-api/document';
import * as z from 'zod/mini';
import type { UpstreamName } from '../config.js';
import type { Upstreams } from '../proxy/upstreams.js';

/** Who reads the document waits for its examples no longer. */
const TIMEOUT_MS = 1000;

type Found = { id: string; draft?: Found | null; current?: Found | null };
type Ids = Partial<Record<ExampleKind, string>>;

const LISTS: readonly (readonly [ExampleKind, UpstreamName, string])[] = [
  ['supplier', 'suppliers', '/api/suppliers'],
  ['hazard', 'quality', '/api/hazard-analysis'],
  ['verification', 'quality', '/api/verification-activities'],
  ['inspection', 'quality', '/api/receiving-inspections'],
  ['action', 'quality', '/api/corrective-actions'],
  ['document', 'documents', '/api/documents'],
  ['reportRun', 'documents', '/api/reports'],
  ['individual', 'program', '/api/qualified-individuals'],
  ['referenceSet', 'program', '/api/reference-sets'],
  ['food', 'program', '/api/foods'],
  ['importer', 'program', '/api/importers'],
  ['fsvpFile', 'program', '/api/fsvp-files'],
  ['assurance', 'program', '/api/assurances'],
  ['entryLine', 'program', '/api/entry-lines'],
  ['procedure', 'program', '/api/procedures'],
];

const record = z.looseObject({ id: z.string() });
const list = z.union([z.array(record), z.record(z.string(), z.unknown())]);

/** The first record of a list, whatever its response calls it. */
function firstOf(body: unknown): Found | undefined {
  const parsed = list.parse(body);
  const records = Array.isArray(parsed) ? parsed : Object.values(parsed).find(Array.isArray);
  return record.safeParse(records?.[0]).data as Found | undefined;
}

/**
 * The ids of the newest records that somebody may read, for the examples of the document. Kinds without a record, and those of services that
 * do not answer in time, are left out.
 */
async function findIds(upstreams: Upstreams, reader: Principal): Promise<Ids> {
  const ids: Ids = reader.kind === 'user' ? { account: reader.id } : {};
  const find = async (
    kind: ExampleKind,
    service: UpstreamName,
    path: string,
    search = '?limit=1',
  ): Promise<Found | undefined> => {
    try {
      const headers = await upstreams.createHeaders(service, reader, null);
      const found = firstOf(await upstreams.getJson(service, path + search, TIMEOUT_MS, headers));
      if (found) ids[kind] = found.id;
      return found;
    } catch {
      return undefined;
    }
  };
  const [webhook, supplier, ...others] = await Promise.all([
    find('webhook', 'documents', '/api/webhooks', ''),
    ...LISTS.map((entry) => find(...entry)),
  ]);
  const individual = others[LISTS.findIndex(([kind]) => kind === 'individual') - 1];
  if (webhook) await find('delivery', 'documents', `/api/webhooks/${webhook.id}/deliveries`);
  const qualification = individual?.draft ?? individual?.current;
  if (qualification) ids.qualification = qualification.id;
  if (ids.fsvpFile)
    await Promise.all([
      find('determination', 'program', `/api/fsvp-files/${ids.fsvpFile}/determinations`, ''),
      find('standingCheck', 'program', `/api/fsvp-files/${ids.fsvpFile}/standing-checks`, ''),
    ]);
  if (ids.importer) await find('importerEligibility', 'program', `/api/importers/${ids.importer}/eligibilities`, '');
  if (supplier) {
    await Promise.all([
      find('product', 'suppliers', `/api/suppliers/${supplier.id}/products`),
      find('evaluation', 'suppliers', `/api/suppliers/${supplier.id}/performance`),
    ]);
  }
  return ids;
}

/** The document with the ids of real records in its examples, so that they can be tried out as they are. */
export async function fillExamples(
  document: OpenAPIObject,
  upstreams: Upstreams,
  reader: Principal,
): Promise<OpenAPIObject> {
  let text = JSON.stringify(document);
  for (const [kind, id] of Object.entries(await findIds(upstreams, reader)))
    text = text.replaceAll(EXAMPLE_IDS[kind as ExampleKind], id);
  return JSON.parse(text) as OpenAPIObject;
}
