import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { SupplierEvaluation } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import type { FoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import {
  groupsOf,
  HAZARD_FACTORS,
  HAZARD_GROUPS,
  HAZARD_ORIGINS,
} from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import type { Reevaluation } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { EXAMPLE_IDS, type ExampleKind } from '@fsvp/contracts/docs/example-ids';
import type { Meaning } from '@fsvp/contracts/signatures/signature';
import { expect, test } from '@playwright/test';
import { ADMINISTRATOR } from '../fixtures/administrator.js';
import { pdf } from '../fixtures/files.js';
import { createImporter } from '../fixtures/fsvp-files.js';
import { fetchFrom, uniqueLoopbackAddress } from '../fixtures/lockout.js';
import { findAccount, join, OWN_PASSWORD, qualify, signRecord } from '../fixtures/people.js';
import { ApiClient, unique, type Answer } from '../fixtures/api-client.js';
import { createAnalyzedFood } from '../fixtures/signed-analysis.js';
import {
  readDocument,
  readOwnDocument,
  ResponseValidator,
  type Document,
  type Operation,
} from '../fixtures/open-api.js';

const url = process.env.E2E_URL ?? '';

const signedIn = () => new ApiClient(url).signIn(ADMINISTRATOR.password, ADMINISTRATOR.email);

/** As on a server: linters refuse documents whose server is the machine that reads them. */
async function readPublished(): Promise<Document> {
  return { ...(await readDocument(await signedIn())), servers: [{ url: 'https://fsvp.importer.test' }] };
}

test.describe('OpenAPI document', () => {
  test('has no error and no warning of Redocly recommended-strict', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const source = JSON.stringify(await readPublished());
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
    const found = problems
      .map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer}: ${message}`)
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
    const found = (await linter.run(document as unknown as Record<string, unknown>)).map(
      ({ code, message, path }) => `${code} ${path.join('/')}: ${message}`,
    );
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

/** The words that tell a reader what to fill in before the example of a call succeeds. */
const TO_TRY = '**To try it out:**';

/** Calls that prove who a person is, and those for which a fresh suite has no record: what their example is answered, and in which words. */
const REFUSED: Record<string, readonly [status: number, words: RegExp]> = {
  login: [401, /password/i],
  acceptInvitation: [410, /link/i],
  changePassword: [422, /password/i],
  endOwnSession: [422, /password/i],
  endOtherSessions: [422, /password/i],
  beginTotp: [422, /password/i],
  confirmTotp: [409, /setting up a second factor/],
  removeTotp: [422, /password/i],
  createSigningGrants: [422, /password/i],
  discardDeadLetter: [404, /event/],
  replayDeadLetter: [404, /event/],
  restoreDeadLetter: [404, /event/],
  updateFoodNote: [404, /note/],
  patchFoodNote: [404, /note/],
  updateLetterRequest: [404, /request/],
  patchLetterRequest: [404, /request/],
  revokeCalendarFeed: [404, /address/],
  snoozeWorkItem: [404, /such work/],
  endSnooze: [404, /such work/],
  handOverWorkItem: [400, /userId/],
  endHandOver: [404, /such work/],
};
/** Signing takes a grant, which is the proof of a password. */
const SIGNING = /^(?:sign|withdraw)[A-Z]/;
const NO_GRANT = [400, /grant/] as const;
/** Calls that this test fills in: a file is uploaded first, and a report must not have ended. */
const FILLED_IN = ['putUpload', 'createDocument', 'addDocumentVersion', 'addDocumentTranslation', 'cancelReportRun'];
/** Calls that copy a signed version, whose example names one to a reader who is signed in. */
const COPYING = [
  'createQualificationVersion',
  'createImporterEligibilityVersion',
  'createDeterminationVersion',
  'createProcedureVersion',
  'createFoodHazardAnalysisVersion',
  'createSupplierEvaluationVersion',
  'createVerificationPlanVersion',
];

/** A stream without an end. */
const NOT_READ = 'openLive';

/** The calls that create what others refer to, in their order. */
const CREATING: readonly (readonly [string, ExampleKind, string?])[] = [
  ['createSupplier', 'supplier', '/api/suppliers/'],
  ['createSupplierProduct', 'product'],
  ['createSupplierPerformance', 'evaluation'],
  ['createHazard', 'hazard', '/api/hazard-analysis/'],
  ['createVerification', 'verification', '/api/verification-activities/'],
  ['setActivityResult', 'activityResult'],
  ['createResultReview', 'resultReview', '/api/result-reviews/'],
  ['createInspection', 'inspection', '/api/receiving-inspections/'],
  ['createAction', 'action', '/api/corrective-actions/'],
  ['createDocument', 'document', '/api/documents/'],
  ['createIndividual', 'individual', '/api/qualified-individuals/'],
  ['createQualification', 'qualification', '/api/qualifications/'],
  ['createFood', 'food', '/api/foods/'],
  ['createFoodHazardAnalysis', 'foodHazardAnalysis', '/api/food-hazard-analyses/'],
  ['createImporter', 'importer', '/api/importers/'],
  ['createImporterEligibility', 'importerEligibility', '/api/importer-eligibilities/'],
  ['createFsvpFile', 'fsvpFile', '/api/fsvp-files/'],
  ['createReevaluation', 'reevaluation'],
  ['createReevaluationDismissal', 'reevaluationDismissal'],
  ['createDetermination', 'determination', '/api/determinations/'],
  ['createSupplierEvaluation', 'supplierEvaluation', '/api/supplier-evaluations/'],
  ['createSupplierApproval', 'supplierApproval', '/api/supplier-approvals/'],
  ['createVerificationPlan', 'verificationPlan', '/api/verification-plans/'],
  ['createEntryLine', 'entryLine', '/api/entry-lines/'],
  ['createAssurance', 'assurance', '/api/assurances/'],
  ['createStandingCheck', 'standingCheck', '/api/standing-checks/'],
  ['createControlRecord', 'controlRecord', '/api/control-records/'],
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

  /** @param from the local address that it sends from, so that what is refused counts for nobody else */
  constructor(
    private readonly sender: ApiClient,
    private readonly validator: ResponseValidator,
    private readonly from?: string,
  ) {}

  replace(placeholder: string, value: string): void {
    this.replacements.set(placeholder, value);
  }

  private fill(text: string): string {
    for (const [placeholder, value] of this.replacements) text = text.replaceAll(placeholder, value);
    return text;
  }

  /** Sends each example of the request, or the file of an upload; the answers. */
  async send({ method, path, operation }: Sendable, file?: Uint8Array<ArrayBuffer>): Promise<Answer[]> {
    const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    const bodies = Object.values(content?.examples ?? {}).map(({ value }) => value);
    const answers: Answer[] = [];
    for (const body of file ? [file] : bodies.length ? bodies : [undefined]) {
      const address = new URL(this.fill(this.addressOf(path, operation)), this.sender.url);
      const text = body instanceof Uint8Array || body === undefined ? undefined : this.fill(textOf(body));
      const request = {
        method: method.toUpperCase(),
        headers: { ...this.sender.headers, ...(type && body !== undefined && { 'content-type': type }) },
      };
      const response = this.from
        ? await fetchFrom(this.from, address, { ...request, body: text })
        : await fetch(address, { ...request, body: file ?? text });
      const mediaType = response.headers.get('content-type') ?? '';
      const answer = await response.text();
      const received = {
        status: response.status,
        body: /json/.test(mediaType) && answer ? JSON.parse(answer) : answer,
      };
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

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

/** Uploads a file with the example calls: the URL of one is what the other sends to. */
async function upload(sender: ExampleSender, byId: ReadonlyMap<string, Sendable>): Promise<Answer> {
  const [target] = await sender.send(byId.get('requestUpload')!);
  const { uploadURL, objectPath } = target!.body as { uploadURL: string; objectPath: string };
  const put = byId.get('putUpload')!;
  const token = put.operation.parameters.find(({ name }) => name === 'token')!.example as string;
  sender.replace(token, uploadURL.split('/').at(-1)!);
  sender.replace(`/objects/uploads/${EXAMPLE_IDS.document}`, objectPath);
  const [stored] = await sender.send(put, new Uint8Array(pdf('certificate.pdf', ['Certificate']).buffer));
  return stored!;
}

/** Answers what the example of a hazard analysis leaves open, so that it can be signed. */
async function answerAnalysis(administrator: ApiClient, id: string): Promise<void> {
  const path = `/api/food-hazard-analyses/${id}`;
  const { hazards } = (await administrator.call('GET', path)).body as FoodHazardAnalysis;
  const kept = hazards.filter(({ toCheck }) => toCheck === null);
  await administrator.call('PUT', `${path}/hazards`, { hazards: kept });
  const found = new Set(kept.flatMap(groupsOf));
  const { status } = await administrator.call('PUT', path, {
    considered: HAZARD_GROUPS.map((group) =>
      found.has(group) ? { group, answer: 'found' } : { group, answer: 'none', reason: 'No source of it is known' },
    ),
    originsConsidered: HAZARD_ORIGINS.map((origin) => ({ origin, reason: 'Considered with the buyer' })),
    factors: HAZARD_FACTORS.map((factor) => ({ factor, effect: 'Considered with the buyer' })),
  });
  expect(status).toBe(200);
}

/** Signs drafts of the examples as a person who is qualified for it. */
async function signDrafts(administrator: ApiClient, paths: Record<string, Meaning>): Promise<void> {
  const email = await join(administrator, 'qi');
  await qualify(administrator, email, ['eligibility', 'procedure', 'records_review', 'hazard_analysis', 'plan']);
  const signer = await new ApiClient(url).signIn(OWN_PASSWORD, email);
  for (const [path, meaning] of Object.entries(paths))
    await signRecord(signer, path, meaning, { email, password: OWN_PASSWORD });
}

/** Registers a document that can be the translation of the example; its id. */
async function addTranslated(administrator: ApiClient): Promise<string> {
  const { body: target } = await administrator.call('POST', '/api/objects/upload');
  const { uploadURL, objectPath: filePath } = target as { uploadURL: string; objectPath: string };
  const stored = await fetch(new URL(uploadURL, url), {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(pdf('certificado.pdf', ['Certificado']).buffer),
  });
  expect(stored.status).toBe(200);
  const [title, type, language, fileName] = ['Certificado orgánico 2026', 'certificate', 'es', 'certificado.pdf'];
  const answer = await administrator.call('POST', '/api/documents', { title, type, language, fileName, filePath });
  expect(answer.status).toBe(201);
  return (answer.body as { id: string }).id;
}

/** A file with a signed evaluation, of which the suite may have none yet; its id. */
async function addEvaluated(administrator: ApiClient): Promise<string> {
  const email = await join(administrator, 'qi');
  await qualify(administrator, email, ['hazard_analysis', 'evaluation']);
  const [food, importer, supplier] = await Promise.all([
    createAnalyzedFood(administrator, email),
    createImporter(administrator),
    administrator.supplier({ country: 'Viet Nam' }),
  ]);
  const parties = { importerId: importer.id, supplierId: supplier.id, foodId: food.id };
  const { body: file } = await administrator.call('POST', '/api/fsvp-files', parties);
  const { id } = file as FsvpFile;
  const { body: draft } = await administrator.call('POST', `/api/fsvp-files/${id}/evaluations`, {
    procedures: { text: 'Steam treatment as critical control point' },
    regulations: ['117'],
    complianceHistory: { text: 'No warning letter or import alert found' },
    safetyHistory: { text: 'Two years of shipments without a finding' },
    conclusion: 'approve',
  });
  const { id: evaluationId, allocations } = draft as SupplierEvaluation;
  const path = `/api/supplier-evaluations/${evaluationId}`;
  await administrator.call('PUT', path, {
    allocations: allocations.map(({ hazardKey }) => ({
      hazardKey,
      controlledBy: 'foreign_supplier',
      control: 'Validated steam treatment',
    })),
  });
  const signer = await new ApiClient(url).signIn(OWN_PASSWORD, email);
  await signRecord(signer, path, 'conducted', { email, password: OWN_PASSWORD });
  return id;
}

/** Makes room for what the examples create: one draft of an account review, and an address that no account has. */
async function prepare(administrator: ApiClient, sender: ExampleSender): Promise<void> {
  const { body } = await administrator.call('GET', '/api/account-reviews');
  const { draftId } = body as { draftId: string | null };
  if (draftId) await administrator.call('DELETE', `/api/account-reviews/${draftId}`);
  sender.replace('s.patel@importer.example.com', `${unique('s.patel').replace(' ', '.')}@importer.test`);
}

test(
  'the suite accepts every request example of the OpenAPI document, and answers what the document says',
  { tag: '@serial' },
  async () => {
    const administrator = await signedIn();
    const document = await readDocument(administrator);
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
    );
    const all = operations.filter(({ method }) => ['post', 'put', 'patch'].includes(method));
    const byId = new Map(all.map((one) => [one.operation.operationId, one]));
    const toTry = all.filter(({ operation }) => operation.description.includes(TO_TRY));
    const isRefused = (id: string) => Object.hasOwn(REFUSED, id) || SIGNING.test(id);
    expect(new Set(toTry.map(({ operation }) => operation.operationId))).toEqual(
      new Set([...byId.keys()].filter((id) => isRefused(id) || FILLED_IN.includes(id))),
    );

    const sender = new ExampleSender(administrator, new ResponseValidator(document));
    await prepare(administrator, sender);
    sender.replace(EXAMPLE_IDS.evaluatedFile, await addEvaluated(administrator));
    const created: string[] = [];
    const refused: string[] = [];
    const send = async (one: Sendable): Promise<Answer | undefined> => {
      const { operationId } = one.operation;
      if (['createDocument', 'addDocumentVersion'].includes(operationId)) {
        const stored = await upload(sender, byId);
        if (stored.status !== 200) refused.push(`putUpload answered ${stored.status}: ${JSON.stringify(stored.body)}`);
      }
      const answers = await sender.send(one);
      for (const { status, body } of answers)
        // The report may have ended by then.
        if (status >= 300 && !(operationId === 'cancelReportRun' && status === 409))
          refused.push(`${operationId} answered ${status}: ${JSON.stringify(body).slice(0, 500)}`);
      return answers[0];
    };

    try {
      const ids: Partial<Record<ExampleKind, string>> = {};
      for (const [id, kind, path] of CREATING) {
        const answer = await send(byId.get(id)!);
        const { id: own, ...parts } = (answer?.body ?? {}) as { id?: string } & Record<
          'account' | 'token' | 'webhook',
          { id: string } | undefined
        >;
        const recordId = own ?? (parts.account ?? parts.token ?? parts.webhook)?.id;
        if (!recordId || answer!.status >= 300) continue;
        sender.replace(EXAMPLE_IDS[kind], recordId);
        if (kind === 'reevaluation')
          sender.replace(EXAMPLE_IDS.reevaluationReason, (answer!.body as Reevaluation).reasons[0]!.id);
        ids[kind] = recordId;
        if (path) created.push(path + recordId);
      }
      const translated = await addTranslated(administrator);
      sender.replace(EXAMPLE_IDS.translatedDocument, translated);
      created.push(`/api/documents/${translated}`);
      const elsewhere = new Set([...CREATING.map(([id]) => id), ...COPYING, 'putUpload', 'logout']);
      for (const one of all) {
        const { operationId } = one.operation;
        if (elsewhere.has(operationId) || isRefused(operationId)) continue;
        const answer = await send(one);
        for (const { status, id } of (answer?.body as { results?: { status: number; id?: string }[] })?.results ?? [])
          if (status === 201) created.push(`${one.path.replace('batch', '')}${id}`);
      }
      for (const one of operations)
        if (one.method === 'get' && one.operation.operationId !== NOT_READ) await sender.send(one);

      // Food and file have changed since the draft was made.
      await send(byId.get('updateDetermination')!);
      expect(refused).toEqual([]);
      await answerAnalysis(administrator, ids.foodHazardAnalysis!);
      await signDrafts(administrator, {
        [`/api/determinations/${ids.determination}`]: 'determined',
        [`/api/importer-eligibilities/${ids.importerEligibility}`]: 'determined',
        [`/api/procedures/${ids.procedure}`]: 'approved',
        [`/api/food-hazard-analyses/${ids.foodHazardAnalysis}`]: 'conducted',
        [`/api/verification-plans/${ids.verificationPlan}`]: 'determined',
      });
      const own = await readOwnDocument(administrator);
      for (const { path, operation } of COPYING.map((id) => byId.get(id)!)) {
        const answer = await send({ method: 'post', path, operation: own.paths[path]!.post! });
        if (answer?.status === 201) created.push(path.replace('{id}/versions', answer.body.id));
        else refused.push(`${operation.operationId}: the example of a reader who is signed in does not work`);
      }
    } finally {
      // A file is closed with a reason, and an importer that signed records name stays, without its number counting.
      for (const path of created.reverse()) {
        const isFile = path.startsWith('/api/fsvp-files/');
        const { status } = await administrator.call('DELETE', isFile ? `${path}?reason=Example` : path);
        if (status === 409 && path.startsWith('/api/importers/'))
          await administrator.call('PUT', path, { active: false });
        // A food with a signed analysis stays; its name becomes free.
        if (status === 409 && path.startsWith('/api/foods/'))
          await administrator.call('PUT', path, { name: unique('Example food') });
      }
      const { firstName, lastName } = ADMINISTRATOR;
      await administrator.call('PUT', '/api/auth/user', { firstName, lastName });
    }
    expect(refused).toEqual([]);
    expect(sender.differences).toEqual([]);
  },
);

test('a request example that no example can complete is refused in words that say what is missing', async () => {
  const administrator = await signedIn();
  // An account and an address of their own, since failures count for both. Another role could not sign anything.
  const email = await join(administrator, 'qi_administrator');
  const person = await new ApiClient(url).signIn(OWN_PASSWORD, email);
  const document = await readDocument(administrator);
  const sender = new ExampleSender(person, new ResponseValidator(document), uniqueLoopbackAddress());
  const answered: string[] = [];
  const expected: string[] = [];
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  try {
    for (const one of all) {
      const { operationId } = one.operation;
      const [status, words] = REFUSED[operationId] ?? (SIGNING.test(operationId) ? NO_GRANT : []);
      if (!words) continue;
      for (const { status: received, body } of await sender.send(one)) {
        const text = typeof body === 'string' ? body : (body as { detail: string }).detail;
        expected.push(`${operationId} ${status}`);
        answered.push(`${operationId} ${received}${words.test(text) ? '' : `: ${text}`}`);
      }
    }
    const [ended] = await sender.send(all.find(({ operation }) => operation.operationId === 'logout')!);
    expect(ended?.status).toBeLessThan(300);
  } finally {
    const { id } = await findAccount(administrator, email);
    await administrator.call('POST', `/api/users/${id}/disable`);
  }
  expect(answered.length).toBeGreaterThan(Object.keys(REFUSED).length);
  expect(answered).toEqual(expected);
  expect(sender.differences).toEqual([]);
});
