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
  /** Answers a path of it, or of another service such as '/quality/internal/…'. */
  answer(path: string, body: object): void;
  /** What it and the other services answer about their events. */
  sources: FakeSources;
  url: string;
  close(): Promise<void>;
}

export async function startFakeSuppliers(): Promise<FakeSuppliers> {
  const entries = new Map<string, object>();
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
      const entry: DirectoryEntry = { id, name, country, status: 'approved', riskLevel: 'medium', ...common };
      entries.set(`/internal/suppliers/${id}/directory-entry`, entry);
      return id;
    },
    answer: (path, body) => void entries.set(path, body),
    addProduct(supplierId, productName) {
      const id = newId();
      const entry: ProductEntry = { id, supplierId, productName, ...common };
      entries.set(`/internal/products/${id}`, entry);
      return id;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
