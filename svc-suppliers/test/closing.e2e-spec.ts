import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { ServiceTokens, TOKEN_HEADER } from '@fsvp/service-kit/security/service-token';
import { eventually, TEST_PRINCIPAL, TEST_SECRET } from '@fsvp/service-kit/testing/test-service';
import { startSuppliers } from './start.js';

it('finishes an open request while it closes, and rejects the next one of the connection with a problem', async () => {
  const service = await startSuppliers();
  const token = await new ServiceTokens(TEST_SECRET).sign('suppliers', TEST_PRINCIPAL);
  const request = (method: string, length: number) =>
    `${method} /api/suppliers HTTP/1.1\r\nHost: localhost\r\n${TOKEN_HEADER}: ${token}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
  const body = '{"name":""}';
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (text: string) => (received += text));
  socket.write(request('POST', body.length) + body.slice(0, 5));
  await once(service.app.getHttpServer() as Server, 'request');
  const closed = service.close();
  await eventually(() => Promise.resolve(!(service.app.getHttpServer() as Server).listening));
  socket.write(body.slice(5) + request('GET', 0));
  await once(socket, 'close');
  await closed;
  const [, first = '', second = ''] = received.split('HTTP/1.1 ');
  expect(first).toMatch(/^400 /);
  expect(second).toMatch(/^503 [^]*content-type: application\/problem\+json/i);
  expect(second).toContain('x-fsvp-closing: 1');
  expect(second).toContain('"detail":"The server is restarting. Try again in a moment."');
});
