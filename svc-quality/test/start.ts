import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '@fsvp/service-kit/columns';
import { startTestService, type TestService } from '@fsvp/service-kit/testing/test-service';
import type { DirectoryEntry, ProductEntry } from '@fsvp/contracts/internal';
import { AppModule } from '../src/app.module.js';
import type { Config } from '../src/config.js';
import { migrations } from '../src/migrations/index.js';

/** svc-suppliers as far as this service calls it: the entries of suppliers and products that tests make up. */
interface Suppliers {
  /** Makes a supplier that svc-quality has not heard of, and answers its id. */
  add(name: string, changes?: Partial<DirectoryEntry>): string;
  /** Makes a product that svc-quality has not heard of, and answers its id. */
  addProduct(supplierId: string, productName: string, changes?: Partial<ProductEntry>): string;
  /** Paths it was asked for. */
  asked: string[];
  url: string;
  close(): Promise<void>;
}

async function startSuppliers(): Promise<Suppliers> {
  const entries = new Map<string, DirectoryEntry | ProductEntry>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const entry = entries.get(request.url ?? '');
    response
      .writeHead(entry && request.headers['x-fsvp-token'] ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(entry ?? {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    asked,
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
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

export type TestQuality = TestService & { suppliers: Suppliers };

/** svc-quality on a database of its own, beside a svc-suppliers of the test's making. @param changes to the configuration of the tests */
export async function startQuality(changes: Partial<Config> = {}): Promise<TestQuality> {
  const suppliers = await startSuppliers();
  const service = await startTestService({
    name: 'quality',
    migrations,
    module: (config, logger) => AppModule.register({ ...config, SUPPLIERS_URL: [suppliers.url], ...changes }, logger),
  });
  const close = async () => {
    await service.close();
    await suppliers.close();
  };
  return { ...service, suppliers, close };
}

/** What the event log holds about one record, oldest first. */
export function eventsOf(
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
