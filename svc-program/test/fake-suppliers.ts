import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DirectoryEntry, ProductEntry } from '@fsvp/contracts/suppliers/internal';
import { newId } from '@fsvp/service-kit/database/columns';
import { FakeSources } from './fake-sources.js';

/** A fake svc-suppliers with the records of a test. */
export interface FakeSuppliers {
  /** Adds a supplier, and returns its id. */
  add(name: string, country?: string): string;
  /** Adds a product of a supplier, and returns its id. */
  addProduct(supplierId: string, productName: string): string;
  /** What it and the other services answer about their events. */
  sources: FakeSources;
  url: string;
  close(): Promise<void>;
}

export async function startFakeSuppliers(): Promise<FakeSuppliers> {
  const entries = new Map<string, DirectoryEntry | ProductEntry>();
  const sources = new FakeSources();
  const server = createServer((request, response) => {
    if (sources.answer(request.url ?? '', response)) return;
    const entry = entries.get(request.url ?? '');
    response
      .writeHead(entry ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(entry ?? { code: 'no-such-record' }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const common = { version: 1, deleted: false };
  return {
    sources,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add(name, country = 'Peru') {
      const id = newId();
      const entry = { id, name, country, status: 'approved', riskLevel: 'medium', ...common } as const;
      entries.set(`/internal/suppliers/${id}/directory-entry`, entry);
      return id;
    },
    addProduct(supplierId, productName) {
      const id = newId();
      entries.set(`/internal/products/${id}`, { id, supplierId, productName, ...common });
      return id;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
