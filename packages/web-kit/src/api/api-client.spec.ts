import { beforeEach, expect, jest, test } from '@jest/globals';
import {
  getSupplier,
  createSupplier,
  deleteSupplier,
  listSuppliers,
  updateSupplier,
} from '@fsvp/contracts/suppliers/supplier';
import { importSuppliers } from '@fsvp/contracts/suppliers/supplier-import';
import { login } from '@fsvp/contracts/access/sign-in';
import { createApiClient } from './api-client.js';
import { errorText } from './api-error.js';

const onUnauthorized = jest.fn();
const api = createApiClient(onUnauthorized);
const fetchMock = jest.fn<(input: string, init: RequestInit) => Promise<unknown>>();
const ID = '0197a000-0000-7000-8000-000000000001';

const answer = (status: number, text: string, statusText = '') => ({
  ok: status < 400,
  status,
  statusText,
  text: async () => text,
  json: async () => JSON.parse(text),
});
const sent = () => fetchMock.mock.calls[0]!;

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(answer(200, '{}'));
  onUnauthorized.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

test('array parameters are repeated, null and undefined are omitted, cookies are sent', async () => {
  await api.call(listSuppliers, {
    query: { search: 'a&b%', status: ['approved', 'pending'], riskLevel: undefined, limit: 50 },
  });
  const [address, init] = sent();
  expect(address).toBe('/api/suppliers?search=a%26b%25&status=approved&status=pending&limit=50');
  expect(init.credentials).toBe('include');
  expect(init.body).toBeUndefined();
  expect(init.headers).not.toHaveProperty('Content-Type');
});

test('a body is sent as JSON, with the idempotency key and the version it is based on', async () => {
  await api.call(createSupplier, { body: { name: 'A', country: 'Peru' }, idempotencyKey: 'k1', ifVersion: 3 });
  expect(sent()[1]).toMatchObject({
    method: 'POST',
    body: '{"name":"A","country":"Peru"}',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k1', 'If-Match': '"3"' },
  });
});

test('a change that names no version means the record as it is, where a policy demands If-Match', async () => {
  await api.call(deleteSupplier, { params: { id: '1' } });
  expect(sent()[1]).toMatchObject({ method: 'DELETE', headers: { 'If-Match': '*' } });
  await api.call(updateSupplier, { params: { id: '1' }, body: { city: 'Lima' } });
  expect(fetchMock.mock.calls[1]![1]).toMatchObject({ method: 'PUT', headers: { 'If-Match': '*' } });
});

test('each call begins a trace', async () => {
  await api.call(listSuppliers, {});
  await api.call(listSuppliers, {});
  const [one, other] = fetchMock.mock.calls.map(([, { headers }]) => (headers as Record<string, string>).traceparent);
  expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(other).not.toBe(one);
});

test('parameters are escaped into the path', async () => {
  await api.call(getSupplier, { params: { id: 'a/b c' } });
  expect(sent()[0]).toBe('/api/suppliers/a%2Fb%20c');
});

test('a raw body keeps its own media type', async () => {
  await api.call(importSuppliers, { query: { dryRun: true }, rawBody: 'name,country' });
  expect(sent()[1]).toMatchObject({ body: 'name,country', headers: { 'Content-Type': 'text/csv' } });
});

test('204 resolves to undefined', async () => {
  fetchMock.mockResolvedValue(answer(204, ''));
  await expect(api.call(deleteSupplier, { params: { id: ID } })).resolves.toBeUndefined();
});

test('the message of a failure is its status, a colon, a space and the body', async () => {
  const problem = JSON.stringify({
    type: 'about:blank',
    title: 'Bad',
    status: 400,
    detail: 'Name is required.',
    errors: [{ path: 'name', message: 'Name is required' }],
  });
  fetchMock.mockResolvedValue(answer(400, problem));
  const error = await api.call(createSupplier, { body: { name: '', country: 'Peru' } }).catch((failure) => failure);
  expect(error.message).toBe(`400: ${problem}`);
  expect(error.fieldErrors).toEqual([{ path: 'name', message: 'Name is required' }]);
  expect(errorText(error)).toBe('Name is required.');
});

test('the message of an empty failure is its status text', async () => {
  fetchMock.mockResolvedValue(answer(502, '', 'Bad Gateway'));
  await expect(api.call(listSuppliers, {})).rejects.toThrow('502: Bad Gateway');
});

test.each(['<!doctype html><title>502 Bad Gateway</title>', '{"message":"no upstream"}'])(
  'the body of a proxy error, %s, is not shown to the user',
  async (body) => {
    fetchMock.mockResolvedValue(answer(502, body));
    const error = await api.call(listSuppliers, {}).catch((failure) => failure);
    expect(error.message).toBe(`502: ${body}`);
    expect(errorText(error)).toBe('The server responded with status 502. Try again in a moment.');
  },
);

test('a 401 of a call that needs a session is reported; a wrong password is not', async () => {
  const unauthorized = JSON.stringify({ type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'Sign in.' });
  fetchMock.mockResolvedValue(answer(401, unauthorized));
  await expect(api.call(login, { body: { password: 'x' } })).rejects.toThrow('401');
  expect(onUnauthorized).not.toHaveBeenCalled();
  await expect(api.call(listSuppliers, {})).rejects.toThrow('401');
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('no network is a failure with a readable message', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(api.call(listSuppliers, {})).rejects.toMatchObject({
    status: 0,
    text: 'Cannot reach the server. Check the connection and try again.',
  });
});

test('a timeout is a failure; a cancelled call is an abort', async () => {
  fetchMock.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
  );
  await expect(api.call(listSuppliers, { budgetMs: 10 })).rejects.toMatchObject({
    status: 0,
    text: 'The server did not respond in time. Try again in a moment.',
  });
  await expect(api.call(deleteSupplier, { params: { id: '1' }, budgetMs: 10 })).rejects.toMatchObject({
    text: 'The server did not respond in time. Check whether your change was saved before you try again.',
  });
  const own = new AbortController();
  const call = api.call(listSuppliers, { signal: own.signal });
  own.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a call that the page has started is used once, also its failure', async () => {
  const address = '/api/suppliers?limit=50';
  window.firstCalls = { [address]: Promise.resolve(answer(200, '{"total":7}') as Response) };
  await expect(api.call(listSuppliers, { query: { limit: 50 } })).resolves.toEqual({ total: 7 });
  expect(fetchMock).not.toHaveBeenCalled();
  await expect(api.call(listSuppliers, { query: { limit: 50 } })).resolves.toEqual({});
  expect(fetchMock).toHaveBeenCalledTimes(1);
  window.firstCalls = { [address]: Promise.reject(new TypeError('Failed to fetch')) };
  await expect(api.call(listSuppliers, { query: { limit: 50 } })).rejects.toMatchObject({ status: 0 });
});

test('a started call is not used for another address, after a change, or long after the page was opened', async () => {
  const stale = () => {
    window.firstCalls = { '/api/suppliers': Promise.resolve(answer(200, '{"total":7}') as Response) };
  };
  stale();
  await expect(api.call(listSuppliers, { query: { search: 'a' } })).resolves.toEqual({});
  await api.call(login, { body: { password: 'x' } });
  await expect(api.call(listSuppliers, {})).resolves.toEqual({});
  stale();
  const now = jest.spyOn(performance, 'now').mockReturnValue(60_000);
  await expect(api.call(listSuppliers, {})).resolves.toEqual({});
  now.mockRestore();
});

test('a started call that is cancelled is an abort', async () => {
  window.firstCalls = { '/api/suppliers': new Promise(() => undefined) };
  const own = new AbortController();
  const call = api.call(listSuppliers, { signal: own.signal });
  own.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
