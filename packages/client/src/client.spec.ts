import { describe, expect, it } from '@jest/globals';
import { createClient, FsvpConnectionError, FsvpError, type ClientOptions } from './client.js';
import { json, lost, problem, recordedFetch } from './testing/recorded-fetch.js';

const SUPPLIER = { id: 's1', version: 3, name: 'Pesquera' };

function clientOf(network: { fetch: typeof fetch }, options: Partial<ClientOptions> = {}) {
  return createClient({
    baseUrl: 'https://fsvp.test',
    token: 'fsvp_t',
    retryDelay: 1,
    ...options,
    fetch: network.fetch,
  });
}

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('call', () => {
  it('sends parameters, query, body, token and version as the operation defines them', async () => {
    const network = recordedFetch(() => json(200, SUPPLIER));
    const client = clientOf(network);
    await client.call('listSuppliers', { query: { status: ['approved', 'pending'], search: 'a&b', limit: undefined } });
    await client.call('patchSupplier', {
      params: { id: 'a/b' },
      body: { city: null },
      ifMatch: 3,
      requestId: 'load-1',
    });
    const [list, patch] = network.sent;
    expect(list!.url.href).toBe('https://fsvp.test/api/suppliers?status=approved&status=pending&search=a%26b');
    expect(list!.headers.get('authorization')).toBe('Bearer fsvp_t');
    expect(list!.headers.has('idempotency-key')).toBe(false);
    expect(patch).toMatchObject({ method: 'PATCH', body: '{"city":null}' });
    expect(patch!.url.pathname).toBe('/api/suppliers/a%2Fb');
    expect(Object.fromEntries(patch!.headers)).toMatchObject({
      'content-type': 'application/merge-patch+json',
      'if-match': '"3"',
      'x-request-id': 'load-1',
    });
  });

  it('refuses a blank parameter of the path, which would address another resource', async () => {
    const network = recordedFetch(() => new Response(null, { status: 204 }));
    await expect(clientOf(network).call('deleteSupplier', { params: { id: '' } })).rejects.toThrow("parameter 'id'");
    expect(network.sent).toEqual([]);
  });

  it('encodes an external id as one part of the address, and refuses one that would be resolved', async () => {
    const network = recordedFetch(() => json(200, SUPPLIER));
    const read = (externalId: string) =>
      clientOf(network).call('getSupplierByExternalId', { params: { externalSource: 'erp', externalId } });
    await read('EU\\17/A');
    expect(network.sent[0]!.url.pathname).toBe('/api/suppliers/by-external-id/erp/EU%5C17%2FA');
    for (const id of ['.', '..']) await expect(read(id)).rejects.toThrow(`cannot be '${id}'`);
    expect(network.sent).toHaveLength(1);
  });

  it('reports fields that the suite did not store', async () => {
    const header = String.raw`"fone", "a\"\\b", %"Stra%c3%9fe %25";more=4`;
    const network = recordedFetch(
      () => json(200, SUPPLIER, { 'ignored-fields': header }),
      () => json(200, SUPPLIER),
    );
    const reported: unknown[] = [];
    const client = clientOf(network, { onIgnoredFields: (fields, call) => reported.push(call, ...fields) });
    const at = { params: { id: 's1' }, body: {} };
    const names = ['fone', 'a"\\b', 'Straße %'];
    expect((await client.send('patchSupplier', at)).ignoredFields).toEqual(names);
    expect((await client.send('patchSupplier', at)).ignoredFields).toEqual([]);
    expect(reported).toEqual(['PATCH /api/suppliers/{id}', ...names]);
  });

  it('asks a function for the token of each request, and sends no cookie with it', async () => {
    let count = 0;
    const network = recordedFetch(() => json(200, SUPPLIER));
    const client = clientOf(network, { token: () => `t${++count}` });
    await client.call('getSupplier', { params: { id: 's1' } });
    await client.call('getSupplier', { params: { id: 's1' } });
    expect(network.sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer t1', 'Bearer t2']);
  });

  it('returns a file as a response, and takes one of several media types', async () => {
    const network = recordedFetch(
      () => new Response('name\nPesquera', { headers: { 'content-type': 'text/csv' } }),
      () => json(200, { created: 1 }),
    );
    const client = clientOf(network);
    const file = await client.call('exportSuppliers');
    expect(await file.text()).toBe('name\nPesquera');
    await client.call('importSuppliers', { body: 'name\tcity', contentType: 'text/tab-separated-values' });
    expect(network.sent[1]!.headers.get('content-type')).toBe('text/tab-separated-values');
    expect(network.sent[1]!.body).toBe('name\tcity');
  });

  it('answers 304 without a body when the record is still the one that the caller has', async () => {
    const network = recordedFetch(() => new Response(null, { status: 304, headers: { etag: '"3"' } }));
    const answer = await clientOf(network).send('getSupplier', { params: { id: 's1' }, ifNoneMatch: '"3"' });
    expect(answer).toMatchObject({ status: 304, etag: '"3"', body: undefined });
    expect(network.sent[0]!.headers.get('if-none-match')).toBe('"3"');
  });

  it('is typed by the operation', () => {
    const client = clientOf(recordedFetch(() => json(200, SUPPLIER)));
    const calls = () => [
      // @ts-expect-error -- no such operation
      client.call('listSupplier'),
      // @ts-expect-error -- no such parameter
      client.call('listSuppliers', { query: { colour: 'red' } }),
      // @ts-expect-error -- the id is missing
      client.call('getSupplier'),
      // @ts-expect-error -- the country is missing
      client.call('createSupplier', { body: { name: 'Pesquera' } }),
      // @ts-expect-error -- a GET has no key
      client.call('listSuppliers', { idempotencyKey: 'k' }),
      // @ts-expect-error -- has no pages
      client.iterate('listApiTokens'),
      client.call('getSupplier', { params: { id: 's1' } }).then(({ name }) => name.length),
      client.call('deleteSupplier', { params: { id: 's1' }, ifMatch: 3 }).then((nothing: undefined) => nothing),
    ];
    expect(calls).toBeDefined();
  });
});

describe('errors', () => {
  it('has what the suite says of a refusal', async () => {
    const body = {
      type: '/problems/invalid-input',
      status: 400,
      code: 'invalid-input',
      title: 'Not valid',
      detail: 'Check it.',
      errors: [{ path: 'name', message: 'Name is required' }],
    };
    const network = recordedFetch(() => json(400, body, { 'x-request-id': 'r7' }));
    const error = await errorOf(clientOf(network).call('createSupplier', { body: { name: '', country: 'Peru' } }));
    expect(error).toBeInstanceOf(FsvpError);
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid-input',
      errors: body.errors,
      requestId: 'r7',
      attempts: 1,
    });
    expect(String(error)).toBe(
      'FsvpError: POST /api/suppliers answered 400 invalid-input: Check it.\n  name: Name is required',
    );
  });

  it('has the text of an answer that is no problem, but not the page of a proxy', async () => {
    const page = recordedFetch(() => new Response('<html>', { status: 403, statusText: 'Forbidden' }));
    expect(await errorOf(clientOf(page).call('listSuppliers'))).toMatchObject({ status: 403, detail: 'Forbidden' });
    const text = recordedFetch(() => new Response('Enter the password', { status: 401 }));
    expect(await errorOf(clientOf(text).call('listSuppliers'))).toMatchObject({ detail: 'Enter the password' });
  });

  it('names the address as the likely fault when a success is no data', async () => {
    const network = recordedFetch(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    const error = await errorOf(clientOf(network).call('listSuppliers'));
    expect(error).toMatchObject({ status: 200, detail: expect.stringContaining('baseUrl') });
    expect(network.sent).toHaveLength(1);
  });
});

describe('retries', () => {
  it('repeats a creation with the same key after a lost answer and a refusal that passes', async () => {
    const network = recordedFetch(
      lost,
      () => problem(503, 'unavailable', { 'retry-after': '0' }),
      () => problem(409, 'request-running'),
      () => json(201, SUPPLIER),
    );
    const client = clientOf(network);
    const body = { name: 'Pesquera', country: 'Peru' };
    expect(await client.call('createSupplier', { body })).toEqual(SUPPLIER);
    await client.call('createSupplier', { body });
    const keys = network.sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[0]);
    await client.call('createSupplier', { body, idempotencyKey: 'erp-1' });
    expect(network.sent[5]!.headers.get('idempotency-key')).toBe('erp-1');
  });

  it.each([
    [400, 'invalid-input'],
    [409, 'duplicate'],
    [412, 'stale-version'],
    [500, 'internal-error'],
    [503, 'report-not-ready'],
  ])('does not repeat after %i %s', async (status, code) => {
    const network = recordedFetch(() => problem(status, code));
    expect(await errorOf(clientOf(network).call('listSuppliers'))).toMatchObject({ code, attempts: 1 });
    expect(network.sent).toHaveLength(1);
  });

  it('gives up after the number of repetitions, or when the suite asks to wait for longer', async () => {
    const down = recordedFetch(lost);
    const error = await errorOf(clientOf(down, { retries: 2 }).call('listSuppliers'));
    expect(error).toBeInstanceOf(FsvpConnectionError);
    expect(error).toMatchObject({ attempts: 3, message: expect.stringContaining('ECONNREFUSED') });
    expect(down.sent).toHaveLength(3);
    const limited = recordedFetch(() => problem(429, 'too-many-attempts', { 'retry-after': '900' }));
    expect(await errorOf(clientOf(limited).call('listSuppliers'))).toMatchObject({ retryAfter: 900, attempts: 1 });
  });

  it('sends a stream once, since it is read then', async () => {
    const network = recordedFetch(lost);
    const body = new Blob(['name']).stream();
    expect(await errorOf(clientOf(network).call('importSuppliers', { body }))).toMatchObject({ attempts: 1 });
  });

  it('ends an attempt after its time', async () => {
    const silent = (_: unknown, signal: AbortSignal) =>
      new Promise<Response>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    const network = recordedFetch(silent, () => json(200, { suppliers: [], total: 0, next: null }));
    await clientOf(network, { timeout: 5 }).call('listSuppliers');
    expect(network.sent).toHaveLength(2);
    expect(
      await errorOf(clientOf(recordedFetch(silent)).call('listSuppliers', { timeout: 5, retries: 0 })),
    ).toMatchObject({
      message: 'GET /api/suppliers: No answer within 5 ms',
    });
  });

  it('stops at once when the caller aborts, also between two attempts', async () => {
    const stop = new AbortController();
    const network = recordedFetch(() => {
      setTimeout(() => stop.abort(new Error('Stopped')));
      return lost();
    });
    const client = clientOf(network, { retryDelay: 60_000 });
    await expect(client.call('listSuppliers', { signal: stop.signal })).rejects.toThrow('Stopped');
    expect(network.sent).toHaveLength(1);
  });
});

describe('lists', () => {
  it('reads all pages by their cursor', async () => {
    const network = recordedFetch(
      () => json(200, { suppliers: [{ id: 'a' }, { id: 'b' }], total: 3, next: 'c2' }),
      lost,
      () => json(200, { suppliers: [{ id: 'c' }], total: 3, next: null }),
    );
    const ids: string[] = [];
    for await (const { id } of clientOf(network).iterate('listSuppliers', { query: { sort: 'name' } })) ids.push(id);
    expect(ids).toEqual(['a', 'b', 'c']);
    expect(network.sent.map(({ url }) => url.search)).toEqual([
      '?limit=1000&sort=name&cursor=',
      '?limit=1000&sort=name&cursor=c2',
      '?limit=1000&sort=name&cursor=c2',
    ]);
  });

  it('reads a list that is an array by the cursor of its header', async () => {
    const network = recordedFetch(
      () => json(200, [{ id: 'a' }], { 'x-next-cursor': 'c2' }),
      () => json(200, [{ id: 'b' }]),
    );
    const ids: string[] = [];
    for await (const { id } of clientOf(network).iterate('listHazards')) ids.push(id);
    expect(ids).toEqual(['a', 'b']);
  });

  it('asks for no page that the loop does not need', async () => {
    const network = recordedFetch(() => json(200, { suppliers: [{ id: 'a' }], total: 2, next: 'c2' }));
    for await (const page of clientOf(network).pages('listSuppliers', { query: { limit: 1 } })) {
      expect(page.total).toBe(2);
      break;
    }
    expect(network.sent).toHaveLength(1);
  });
});

it('uploads a file, with another URL after a lost answer and without the token', async () => {
  const target = (path: string) => () =>
    json(200, { uploadURL: `/api/objects/upload/${path}`, objectPath: `/objects/${path}` });
  const network = recordedFetch(target('one'), lost, target('two'), () => json(200, { size: 4 }));
  expect(await clientOf(network).upload(new Blob(['data']))).toBe('/objects/two');
  const [, first, , second] = network.sent;
  expect([first!.url.pathname, second!.url.pathname]).toEqual(['/api/objects/upload/one', '/api/objects/upload/two']);
  expect(second!.headers.has('authorization')).toBe(false);
});
