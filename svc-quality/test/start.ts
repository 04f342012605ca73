import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { languageName } from '@fsvp/contracts/core/language';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import { newId } from '@fsvp/service-kit/database/columns';
import { SIGNATURES_EVIDENCE } from '@fsvp/service-kit/signatures/signatures.migration';
import { startTestService, type TestService } from '@fsvp/service-kit/testing/test-service';
import type { GateState } from '@fsvp/contracts/quality/receiving-gate';
import type { DirectoryEntry, ProductEntry } from '@fsvp/contracts/suppliers/internal';
import type { DocumentEntry } from '@fsvp/contracts/documents/internal';
import { AppModule } from '../src/app.module.js';
import type { Config } from '../src/config.js';
import { migrations } from '../src/migrations/index.js';

/** A fake svc-suppliers and svc-documents with the records of a test. */
interface FakeSuppliers {
  /** Adds a supplier that is unknown to svc-quality, and returns its id. */
  add(name: string, changes?: Partial<DirectoryEntry>): string;
  /** Adds a product that is unknown to svc-quality, and returns its id. */
  addProduct(supplierId: string, productName: string, changes?: Partial<ProductEntry>): string;
  /** Adds a document that is unknown to svc-quality, and returns its id. */
  addDocument(title: string, changes?: Partial<DocumentEntry>): string;
  /** Changes a document that was added. */
  changeDocument(id: string, changes: Partial<DocumentEntry>): void;
  /** What svc-program answers to the question who is qualified; null: it does not answer. */
  qualification: { refusal: string | null } | null;
  /** What svc-program was asked for. */
  demands: QualificationDemand[];
  /** What svc-program says about receipts; null: it does not answer; without it, it knows no such question. */
  gate?: { state: GateState; text: string } | null;
  /** The languages that every signer reads; by default all. */
  reads: string[] | null;
  /** The paths of the received requests. */
  requestedPaths: string[];
  url: string;
  close(): Promise<void>;
}

/** A document without links, as svc-documents returns it to other services. */
export function sampleDocument(id: string, title: string): DocumentEntry {
  return {
    id,
    title,
    fileName: `${title}.pdf`,
    mimeType: 'application/pdf',
    fileSize: 1234,
    verificationId: null,
    correctiveActionId: null,
    supplierId: null,
    expirationDate: null,
    language: 'en',
    fileVersion: 1,
    translations: [],
    sha256: 'a'.repeat(64),
    fileAddedAt: '2026-01-05T10:00:00.000Z',
    version: 1,
    withdrawn: false,
  };
}

const NOT_READ = 'You are not recorded as qualified to read';

async function startSuppliers(): Promise<FakeSuppliers> {
  const entries = new Map<string, DirectoryEntry | ProductEntry | DocumentEntry>();
  const requestedPaths: string[] = [];
  const qualificationId = newId();
  const server = createServer(async (request, response) => {
    requestedPaths.push(request.url ?? '');
    if (request.url === '/internal/qualification-checks') {
      const { qualification, reads } = suppliers;
      if (!qualification) return void response.writeHead(503).end(JSON.stringify({ code: 'unavailable' }));
      const { demand } = JSON.parse(await text(request)) as { demand: QualificationDemand };
      suppliers.demands.push(demand);
      const unread = reads && demand.languages.find((all) => !all.some((language) => reads.includes(language)));
      const refusal = unread ? `${NOT_READ} ${unread.map(languageName).join(' or ')}.` : qualification.refusal;
      const answer = { qualification: refusal ? null : { id: qualificationId, versionNumber: 2 }, refusal };
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    }
    if (request.url?.startsWith('/internal/receiving-gate') && suppliers.gate !== undefined) {
      if (!suppliers.gate) return void response.destroy();
      const gate = { ...suppliers.gate, matchedBy: 'product', files: [], policy: 'warn' };
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(gate));
    }
    const entry = entries.get(request.url ?? '');
    response
      .writeHead(entry && request.headers['x-fsvp-token'] ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(entry ?? { code: 'no-such-record' }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const suppliers: FakeSuppliers = {
    qualification: { refusal: null },
    demands: [],
    reads: null,
    requestedPaths,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add(name, changes = {}) {
      const id = newId();
      entries.set(`/internal/suppliers/${id}/directory-entry`, {
        id,
        name,
        status: 'approved',
        riskLevel: 'medium',
        version: 1,
        deleted: false,
        ...changes,
      });
      return id;
    },
    addProduct(supplierId, productName, changes = {}) {
      const id = newId();
      entries.set(`/internal/products/${id}`, { id, supplierId, productName, version: 1, deleted: false, ...changes });
      return id;
    },
    addDocument(title, changes = {}) {
      const id = newId();
      entries.set(`/internal/documents/${id}`, { ...sampleDocument(id, title), ...changes });
      return id;
    },
    changeDocument(id, changes) {
      const path = `/internal/documents/${id}`;
      entries.set(path, { ...(entries.get(path) as DocumentEntry), ...changes });
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return suppliers;
}

export type TestQuality = TestService & { suppliers: FakeSuppliers };

/**
 * Starts svc-quality with its own database and a fake svc-suppliers.
 * @param changes overrides of the test configuration
 */
export async function startQuality(changes: Partial<Config> = {}): Promise<TestQuality> {
  const suppliers = await startSuppliers();
  const service = await startTestService({
    name: 'quality',
    migrations,
    evidence: [SIGNATURES_EVIDENCE],
    module: (config, logger) =>
      AppModule.register(
        {
          ...config,
          SUPPLIERS_URL: [suppliers.url],
          DOCUMENTS_URL: [suppliers.url],
          PROGRAM_URL: [suppliers.url],
          ...changes,
        },
        logger,
      ),
  });
  const close = async () => {
    await service.close();
    await suppliers.close();
  };
  return { ...service, suppliers, close };
}

/** The events of one record, oldest first. */
export function listEvents(
  service: TestService,
  id: string,
): Promise<
  {
    type: string;
    actor: string;
    request_id: string;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
  }[]
> {
  return service.database.dataSource.query(
    'select type, actor, request_id, before, after from event_log where aggregate_id = $1 order by aggregate_version',
    [id],
  );
}
