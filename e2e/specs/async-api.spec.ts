import { Ajv2020 } from '@redocly/ajv/dist/2020.js';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { createOpenApi } from '@fsvp/tools/development/api/documents';
import { askDatabases } from '@fsvp/tools/supervisor/control';
import { expect, test } from '@playwright/test';
import { ADMINISTRATOR } from '../fixtures/administrator.js';
import { ApiClient } from '../fixtures/api-client.js';
import { readDocument as readOpenApi } from '../fixtures/open-api.js';
import { readTables } from '../fixtures/stored-rows.js';

interface Message {
  description?: string;
  payload: object;
  examples: { payload: unknown }[];
}
interface Document {
  asyncapi: string;
  channels: Record<string, { address: string }>;
  components: { messages: Record<string, Message> };
}

const url = process.env.E2E_URL ?? '';
/** Of Spectral: an error or a warning. */
const WARNING = 1;

const signedIn = () => new ApiClient(url).signIn(ADMINISTRATOR.password, ADMINISTRATOR.email);

async function readDocument(): Promise<Document> {
  const response = await fetch(`${url}/api/asyncapi.json`, { headers: (await signedIn()).headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  return (await response.json()) as Document;
}

/** Checks payloads of events by the document. */
class PayloadValidator {
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false });

  constructor(private readonly document: Document) {
    this.ajv.addSchema(document, 'document');
  }

  /** What of a payload the document does not say. */
  check(service: string, event: { type: string }): string[] {
    const key = `${service}.${event.type}`;
    if (!this.document.components.messages[key]) return [`${key} is not in the document`];
    const $ref = `document#/components/messages/${key}/payload`;
    const validate = this.ajv.getSchema($ref) ?? this.ajv.compile({ $ref });
    if (validate(event)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${key}: ${instancePath} ${message}`);
  }
}

test.describe('AsyncAPI document', () => {
  test('has no error and no warning of Spectral asyncapi', async () => {
    const linter = new spectral.Spectral();
    linter.setRuleset({ extends: [[rulesets.asyncapi as RulesetDefinition, 'recommended']] });
    const found = (await linter.run((await readDocument()) as unknown as Record<string, unknown>))
      .filter(({ severity }) => severity <= WARNING)
      .map(({ code, message, path }) => `${code} ${path.join('/')}: ${message}`);
    expect(found).toEqual([]);
  });

  test('has an example of each message that its own schema accepts', async () => {
    const document = await readDocument();
    const validator = new PayloadValidator(document);
    const messages = Object.entries(document.components.messages);
    expect(messages.length).toBeGreaterThan(90);
    const differences = messages.flatMap(([key, { examples }]) =>
      examples.flatMap(({ payload }) => validator.check(key.split('.', 1)[0] ?? '', payload as { type: string })),
    );
    expect(differences).toEqual([]);
    const bare = messages.filter(([, { description, examples }]) => !description || !examples.length);
    expect(bare.map(([key]) => key)).toEqual([]);
  });
});

test(
  'every event of the tests before is one of the AsyncAPI document, without an undeclared field',
  { tag: '@serial' },
  async () => {
    // Loaded here: the collection of tests needs none of it.
    const { differencesOf } = await import('@fsvp/contracts/catalogue/event-payloads');
    const validator = new PayloadValidator(await readDocument());
    const differences = new Set<string>();
    const types = new Set<string>();
    for (const [service, { owner }] of Object.entries(await askDatabases(process.env.E2E_HOME ?? ''))) {
      const { event_log: rows = [] } = await readTables(owner);
      for (const row of rows) {
        const event = {
          id: String(row.id),
          service,
          aggregateType: String(row.aggregate_type),
          aggregateId: String(row.aggregate_id),
          aggregateVersion: Number(row.aggregate_version),
          type: String(row.type),
          actor: row.actor,
          requestId: row.request_id,
          occurredAt: String(row.occurred_at),
          before: row.before,
          after: row.after,
        };
        types.add(`${service} ${event.type}`);
        for (const difference of [...differencesOf(event), ...validator.check(service, event)])
          differences.add(difference);
      }
    }
    expect([...differences]).toEqual([]);
    expect(types.size).toBeGreaterThan(40);
  },
);

test('the calls that are compared with those of the last release are the calls of the suite', async () => {
  const callsOf = ({ paths }: { paths: Record<string, Record<string, { operationId: string }>> }) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method} ${path}`),
    );
  const compared = (await createOpenApi()) as Parameters<typeof callsOf>[0];
  expect(callsOf(compared).sort()).toEqual(callsOf(await readOpenApi(await signedIn())).sort());
});
