import { connect } from 'node:net';
import type { TestResponse } from './test-service.js';

/**
 * Sends exactly these bytes, since HTTP clients send no invalid requests, and reads until the server closes the
 * connection.
 */
export async function sendBytes(url: string, bytes: string): Promise<TestResponse> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  let received = '';
  for await (const chunk of socket.setEncoding('utf8')) received += chunk as string;
  const [head = '', text = ''] = received.split('\r\n\r\n', 2);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(': ', 2) as [string, string]));
  const body: unknown = /json/.test(headers.get('content-type') ?? '') ? JSON.parse(text) : undefined;
  return { status: Number(statusLine.split(' ')[1]), headers, text, body };
}

/** A request without a body whose connection is closed after the response. */
export const requestBytes = (method: string, path: string, headers: string[] = ['Host: localhost']): string =>
  [`${method} ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');
