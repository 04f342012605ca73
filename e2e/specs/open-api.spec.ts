import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { EXAMPLE_IDS, type ExampleKind } from '@fsvp/contracts/docs/example-ids';
import { expect, test } from '@playwright/test';
import { ADMINISTRATOR } from '../fixtures/administrator.js';
import { pdf } from '../fixtures/files.js';
import { Importer, unique, type Answer } from '../fixtures/importer.js';
import { readDocument, ResponseValidator, type Document, type Operation } from '../fixtures/open-api.js';

const url = process.env.E2E_URL ?? '';

/** As on a server: linters refuse documents whose server is the machine that reads them. */
async function readPublished(): Promise<Document> {
  return { ...(await readDocument(url)), servers: [{ url: 'https://fsvp.importer.test' }] };
}

test.describe('OpenAPI document', () => {
  test('has no error and no warning of Redocly recommended-strict', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const source = JSON.stringify(await readPublished());
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
    const found = problems
      .map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer}: ${message}`)
      // Single sign-on leads browsers on: a redirect is its success.
      .filter((text) => !/^operation-2xx-response #\/paths\/~1api~1auth~1oidc~1/.test(text))
      // Ids are UUIDs, so that no supplier is named "by-external-id".
      .filter((text) => !/^no-ambiguous-paths .*by-external-id/.test(text));
    expect(found).toEqual([]);
  });

  test('has no error and no warning of Spectral oas', async () => {
    const document = await readPublished();
    // Spectral checks a shared response again at each operation, which takes half a minute: here only at the first.
    const seen = new Set<string>();
    for (const { responses } of Object.values(document.paths).flatMap((path) => Object.values(path)))
      for (const [status, { $ref }] of Object.entries(responses)) {
        if ($ref && seen.has($ref)) delete responses[status];
        if ($ref) seen.add($ref);
      }
    const linter = new spectral.Spectral();
    linter.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']] });
    const found = (await linter.run(document as unknown as Record<string, unknown>))
      .map(({ code, message, path }) => `${code} ${path.join('/')}: ${message}`)
      // OpenAPI 3.1 (4.8.30) lets schemes other than OAuth name roles, which nothing else defines.
      .filter((text) => !/^oas3-operation-security-defined .*\/token\/\d+: .*among scopes/.test(text));
    expect(found).toEqual([]);
  });

  test('describes every operation, parameter and response', async () => {
    const document = await readPublished();
    const bare = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { parameters, responses }]) => {
          const own = parameters.filter(({ $ref }) => !$ref) as { description?: string }[];
          return own.some(({ description }) => !description) || !responses['500'];
        })
        .map(([method]) => `${method} ${path}`),
    );
    expect(Object.keys(document.paths).length).toBeGreaterThan(90);
    expect(bare).toEqual([]);
  });
});

/** Calls whose example can't be sent as it is, with the reason. */
const NOT_SENT: Record<string, string> = {
  login: 'needs the password of an account',
  logout: 'ends the session of the other calls',
  acceptInvitation: 'needs the text of a one-time link',
  changePassword: 'needs the password of the account',
  endOwnSession: 'needs the password of the account',
  endOtherSessions: 'needs the password of the account',
  beginTotp: 'needs the password of the account',
  confirmTotp: 'needs a code of the moment',
  removeTotp: 'needs a code of the moment',
  createSigningGrants: 'needs the password of the account',
  putUpload: 'needs the text of an upload URL',
  cancelReportRun: 'the report may have ended by then',
  createQualificationVersion: 'needs a signed version',
  createImporterEligibilityVersion: 'needs a signed version',
  createDeterminationVersion: 'needs a signed version',
  createProcedureVersion: 'needs a signed version',
  discardDeadLetter: 'needs a failed event',
  replayDeadLetter: 'needs a failed event',
  restoreDeadLetter: 'needs a failed event',
};
/** Signing takes a grant, which is the proof of a password. */
const SIGNING = /^(?:sign|withdraw)[A-Z]/;

/** A stream without an end, and the redirects of single sign-on, which the suite under test does not have. */
const NOT_READ = /^(?:openLive|\w+Oidc)$/;

/** The calls that create what others refer to, in their order. */
const CREATING: readonly (readonly [string, ExampleKind, string?])[] = [
  ['createSupplier', 'supplier', '/api/suppliers/'],
  ['createSupplierProduct', 'product'],
  ['createSupplierPerformance', 'evaluation'],
  ['createHazard', 'hazard', '/api/hazard-analysis/'],
  ['createVerification', 'verification', '/api/verification-activities/'],
  ['createInspection', 'inspection', '/api/receiving-inspections/'],
  ['createAction', 'action', '/api/corrective-actions/'],
  ['createDocument', 'document', '/api/documents/'],
  ['createIndividual', 'individual', '/api/qualified-individuals/'],
  ['createQualification', 'qualification', '/api/qualifications/'],
  ['createFood', 'food', '/api/foods/'],
  ['createImporter', 'importer', '/api/importers/'],
  ['createImporterEligibility', 'importerEligibility', '/api/importer-eligibilities/'],
  ['createFsvpFile', 'fsvpFile', '/api/fsvp-files/'],
  ['createDetermination', 'determination', '/api/determinations/'],
  ['createEntryLine', 'entryLine', '/api/entry-lines/'],
  ['createAssurance', 'assurance', '/api/assurances/'],
  ['createStandingCheck', 'standingCheck', '/api/standing-checks/'],
  ['createProcedure', 'procedure', '/api/procedures/'],
  ['loadReferenceSet', 'referenceSet', '/api/reference-sets/'],
  ['createReportRun', 'reportRun'],
  ['inviteAccount', 'account'],
  ['createApiToken', 'apiToken'],
  ['createAccountReview', 'accountReview', '/api/account-reviews/'],
  ['createWebhook', 'webhook', '/api/webhooks/'],
  ['testWebhook', 'delivery'],
];

interface Sendable {
  method: string;
  path: string;
  operation: Operation;
}

/** Sends the examples of the document, with the ids of records that exist. */
class ExampleSender {
  /** What the document does not say of the responses so far. */
  readonly differences: string[] = [];
  private readonly replacements = new Map<string, string>();

  constructor(
    private readonly administrator: Importer,
    private readonly validator: ResponseValidator,
  ) {}

  replace(placeholder: string, value: string): void {
    this.replacements.set(placeholder, value);
  }

  private fill(text: string): string {
    for (const [placeholder, value] of this.replacements) text = text.replaceAll(placeholder, value);
    return text;
  }

  /** Sends each example of the request; the answers. */
  async send({ method, path, operation }: Sendable): Promise<Answer[]> {
    const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    const bodies = Object.values(content?.examples ?? {}).map(({ value }) => value);
    const answers: Answer[] = [];
    for (const body of bodies.length ? bodies : [undefined]) {
      const address = new URL(this.fill(this.addressOf(path, operation)), this.administrator.url);
      const response = await fetch(address, {
        method: method.toUpperCase(),
        headers: { ...this.administrator.headers, ...(type && body !== undefined && { 'content-type': type }) },
        ...(body !== undefined && { body: this.fill(typeof body === 'string' ? body : JSON.stringify(body)) }),
      });
      const mediaType = response.headers.get('content-type') ?? '';
      const text = await response.text();
      const received = { status: response.status, body: /json/.test(mediaType) && text ? JSON.parse(text) : text };
      const call = this.validator.operation(method, address.pathname);
      const difference = call
        ? this.validator.check(call, received.status, mediaType, received.body)
        : `${operation.operationId} is not at ${address.pathname}`;
      if (difference) this.differences.push(difference);
      answers.push(received);
    }
    return answers;
  }

  private addressOf(path: string, { parameters }: Operation): string {
    const of = (where: string) =>
      parameters.filter(({ in: place, example }) => place === where && example !== undefined);
    const filled = of('path').reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path);
    const query = new URLSearchParams(of('query').map(({ name, example }) => [name, String(example)]));
    return query.size ? `${filled}?${query}` : filled;
  }
}

/** Uploads a file for an example that registers one; what its `filePath` must be. */
async function upload(administrator: Importer): Promise<string> {
  const { body } = await administrator.call('POST', '/api/objects/upload');
  const { uploadURL, objectPath } = body as { uploadURL: string; objectPath: string };
  const stored = await fetch(new URL(uploadURL, url), {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(pdf('certificate.pdf', ['Certificate']).buffer),
  });
  expect(stored.status).toBe(200);
  return objectPath;
}

/** Registers a document that can be the translation of the example; its id. */
async function addTranslated(administrator: Importer): Promise<string> {
  const [title, type, language, fileName] = ['Certificado orgánico 2026', 'certificate', 'es', 'certificado.pdf'];
  const body = { title, type, language, fileName, filePath: await upload(administrator) };
  const answer = await administrator.call('POST', '/api/documents', body);
  expect(answer.status).toBe(201);
  return (answer.body as { id: string }).id;
}

/** Makes room for what the examples create: one draft of an account review, and an address that no account has. */
async function prepare(administrator: Importer, sender: ExampleSender): Promise<void> {
  const { body } = await administrator.call('GET', '/api/account-reviews');
  const { draftId } = body as { draftId: string | null };
  if (draftId) await administrator.call('DELETE', `/api/account-reviews/${draftId}`);
  sender.replace('s.patel@importer.example.com', `${unique('s.patel').replace(' ', '.')}@importer.test`);
}

test(
  'the suite accepts every request example of the OpenAPI document, and answers what the document says',
  { tag: '@serial' },
  async () => {
    const administrator = await new Importer(url).signIn(ADMINISTRATOR.password, ADMINISTRATOR.email);
    const document = await readDocument(url);
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
    );
    const all = operations.filter(({ method }) => ['post', 'put', 'patch'].includes(method));
    const byId = new Map(all.map((one) => [one.operation.operationId, one]));
    expect(Object.keys(NOT_SENT).filter((id) => !byId.has(id))).toEqual([]);

    const sender = new ExampleSender(administrator, new ResponseValidator(document));
    await prepare(administrator, sender);
    const filePath = `/objects/uploads/${EXAMPLE_IDS.document}`;
    const created: string[] = [];
    const refused: string[] = [];
    const send = async (one: Sendable): Promise<Answer | undefined> => {
      const { operationId } = one.operation;
      if (['createDocument', 'addDocumentVersion'].includes(operationId))
        sender.replace(filePath, await upload(administrator));
      const answers = await sender.send(one);
      for (const { status, body } of answers)
        if (status >= 300) refused.push(`${operationId} answered ${status}: ${JSON.stringify(body).slice(0, 500)}`);
      return answers[0];
    };

    try {
      for (const [id, kind, path] of CREATING) {
        const answer = await send(byId.get(id)!);
        const { id: own, ...parts } = (answer?.body ?? {}) as { id?: string } & Record<
          'account' | 'token' | 'webhook',
          { id: string } | undefined
        >;
        const recordId = own ?? (parts.account ?? parts.token ?? parts.webhook)?.id;
        if (!recordId || answer!.status >= 300) continue;
        sender.replace(EXAMPLE_IDS[kind], recordId);
        if (path) created.push(path + recordId);
      }
      const translated = await addTranslated(administrator);
      sender.replace(EXAMPLE_IDS.translatedDocument, translated);
      created.push(`/api/documents/${translated}`);
      const creating = new Set(CREATING.map(([id]) => id));
      for (const one of all) {
        const { operationId } = one.operation;
        if (creating.has(operationId) || Object.hasOwn(NOT_SENT, operationId) || SIGNING.test(operationId)) continue;
        const answer = await send(one);
        for (const { status, id } of (answer?.body as { results?: { status: number; id?: string }[] })?.results ?? [])
          if (status === 201) created.push(`${one.path.replace('batch', '')}${id}`);
      }
      for (const one of operations)
        if (one.method === 'get' && !NOT_READ.test(one.operation.operationId)) await sender.send(one);
    } finally {
      // A file is closed with a reason.
      for (const path of created.reverse())
        await administrator.call('DELETE', path.startsWith('/api/fsvp-files/') ? `${path}?reason=Example` : path);
      const { firstName, lastName } = ADMINISTRATOR;
      await administrator.call('PUT', '/api/auth/user', { firstName, lastName });
    }
    expect(refused).toEqual([]);
    expect(sender.differences).toEqual([]);
  },
);
