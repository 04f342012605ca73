import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { getFsvpFileCounts } from '@fsvp/contracts/program/file-readiness';
import type { listFsvpFiles } from '@fsvp/contracts/program/fsvp-file';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import { ServiceTokens, TOKEN_HEADER } from '@fsvp/service-kit/security/service-token';
import { TEST_SECRET } from '@fsvp/service-kit/testing/test-service';

/** A fake svc-program with the open FSVP files of a test. */
export interface FakeProgram {
  /** The numbers of files by supplier; others have none. */
  openFiles: Map<string, string[]>;
  /** The regimes of open files by supplier. */
  regimes: Map<string, ResponseOf<typeof getFsvpFileCounts>['suppliers'][number]['regimes']>;
  /** What it does with the next requests, instead of answering. */
  state: 'answers' | 'refuses' | 'is silent' | 'answers nonsense';
  url: string;
  close(): Promise<void>;
}

export async function startFakeProgram(): Promise<FakeProgram> {
  const tokens = new ServiceTokens(TEST_SECRET);
  const server = createServer(async (request, response) => {
    if (program.state === 'is silent') return;
    const send = (status: number, body: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (program.state === 'refuses') return send(404, { code: 'no-such-address' });
    if (program.state === 'answers nonsense') return void response.writeHead(200).end('<html>');
    // As svc-program, it answers another service, and of principals only those who may read.
    const caller = await tokens.verify(String(request.headers[TOKEN_HEADER]), 'program');
    if (caller?.scopes && !caller.scopes.includes('read')) return send(403, { code: 'scope-missing' });
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://program');
    if (pathname === '/api/fsvp-files/counts') {
      const suppliers = searchParams
        .getAll('supplierId')
        .map((supplierId) => ({ supplierId, regimes: program.regimes.get(supplierId) ?? [] }));
      return send(200, { suppliers });
    }
    const open = ['preparing', 'importing', 'suspended'];
    if (pathname !== '/api/fsvp-files' || searchParams.getAll('lifecycle').join() !== open.join())
      return send(400, { code: 'invalid-input' });
    const numbers = program.openFiles.get(searchParams.get('supplierId') ?? '') ?? [];
    const answer: Pick<ResponseOf<typeof listFsvpFiles>, 'total'> & { fsvpFiles: { number: string }[] } = {
      fsvpFiles: numbers.slice(0, Number(searchParams.get('limit'))).map((number) => ({ number })),
      total: numbers.length,
    };
    send(200, answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const program: FakeProgram = {
    openFiles: new Map(),
    regimes: new Map(),
    state: 'answers',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return program;
}
