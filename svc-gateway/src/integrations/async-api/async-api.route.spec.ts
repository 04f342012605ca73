import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import fastify, { type FastifyInstance } from 'fastify';
import { addCompression } from '../../web/compression.js';
import { addAsyncApi } from './async-api.route.js';

interface Document {
  asyncapi: string;
  channels: Record<string, { address: string }>;
}

describe('GET /api/asyncapi.json', () => {
  let server: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    server = fastify();
    await addCompression(server);
    const parts = { EVENT_NAMESPACE: 'importer', API_DOCS_OPEN: true, require: () => Promise.reject(new Error()) };
    const app = { get: () => parts, getHttpAdapter: () => ({ getInstance: () => server }) };
    addAsyncApi(app as unknown as NestFastifyApplication);
    url = `${await server.listen({ host: '127.0.0.1', port: 0 })}/api/asyncapi.json`;
  });
  afterAll(() => server.close());

  it('answers AsyncAPI 3 with the subjects of this suite, the same text each time, also compressed', async () => {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const text = await answer.text();
    const document = JSON.parse(text) as Document;
    expect(document.asyncapi).toBe('3.0.0');
    const addresses = Object.values(document.channels).map(({ address }) => address);
    expect(addresses).toContain('importer.suppliers.supplier.created.v1');
    expect(addresses.filter((address) => !address.startsWith('importer.'))).toEqual([]);
    const compressed = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(await compressed.text()).toBe(text);
  });
});
