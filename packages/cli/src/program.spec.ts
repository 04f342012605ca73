import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createHome, runCli, startSuite, TOKEN, type Answer, type Sent } from './testing/run-cli.js';

const TOKEN_OF_USER = {
  id: 't1',
  name: 'Nightly \u001b[2Jsync',
  scopes: ['read', 'suppliers:write'],
  expiresOn: '2027-03-31',
  allowedAddresses: [],
};
const USER = {
  id: 'u1',
  firstName: 'Alma',
  lastName: 'Reyes',
  email: 'alma@importer.test',
  role: 'administrator',
  token: TOKEN_OF_USER,
};

let home: ReturnType<typeof createHome>;
let suite: Awaited<ReturnType<typeof startSuite>>;
let answer: (sent: Sent) => Answer;
let env: Record<string, string>;

beforeEach(async () => {
  home = createHome();
  answer = () => ({ body: USER });
  suite = await startSuite((sent) => answer(sent));
  env = { FSVP_URL: suite.url, FSVP_TOKEN: TOKEN, XDG_CONFIG_HOME: home.path };
});
afterEach(() => {
  suite.stop();
  home.remove();
});

const stored = () => join(home.path, 'fsvp', 'config.json');
const problem = (status: number, code: string, more: object = {}): Answer => ({
  status,
  body: { type: `/problems/${code}`, code, status, detail: `Detail of ${code}`, requestId: 'r-1', ...more },
});

it('stores a token that the suite accepts for its owner only, and never shows it', async () => {
  const only = { XDG_CONFIG_HOME: home.path };
  const login = await runCli(['login', '--url', suite.url, '--token', '-'], { env: only, input: `${TOKEN}\n` });
  expect(login).toMatchObject({ code: 0, out: '' });
  expect(login.err).toContain('Alma Reyes <alma@importer.test> (administrator)');
  expect(suite.sent[0]!.headers.authorization).toBe(`Bearer ${TOKEN}`);
  expect(statSync(stored()).mode & 0o777).toBe(0o600);
  const who = await runCli(['whoami'], { env: only });
  expect(who.out).toBe(
    `${suite.url}, profile 'default'\nAlma Reyes <alma@importer.test> (administrator)\n` +
      `token 'Nightly  [2Jsync': read, suppliers:write; until 2027-03-31\n`,
  );
  answer = () => ({ body: { ...USER, token: undefined } });
  expect((await runCli(['whoami'], { env: only })).out).not.toContain('token');
  expect((await runCli(['logout'], { env: only })).code).toBe(0);
  expect(readFileSync(stored(), 'utf8')).not.toContain(TOKEN);
  expect((await runCli(['whoami'], { env: only })).code).toBe(3);
  expect(login.err + who.out + who.err).not.toContain('xxxx');
});

it('stores no token that the suite refuses, and takes none as an argument', async () => {
  answer = () => problem(401, 'unauthenticated');
  const refused = await runCli(['login', '--url', suite.url], { env: { XDG_CONFIG_HOME: home.path }, input: TOKEN });
  expect(refused).toMatchObject({ code: 3, out: '' });
  expect(() => statSync(stored())).toThrow('ENOENT');
  const argument = await runCli(['login', '--url', suite.url, '--token', TOKEN], { env });
  expect(argument.code).toBe(2);
  expect(argument.err).toContain('--token -');
  expect(argument.err + refused.err).not.toContain('xxxx');
});

it('sends a stored token to no other suite', async () => {
  await runCli(['login', '--url', suite.url], { env: { XDG_CONFIG_HOME: home.path }, input: TOKEN });
  const before = suite.sent.length;
  const other = suite.url.replace('127.0.0.1', 'localhost');
  const result = await runCli(['whoami'], { env: { XDG_CONFIG_HOME: home.path, FSVP_URL: other } });
  expect(result.code).toBe(3);
  expect(suite.sent).toHaveLength(before);
});

it('lists page by page: NDJSON in a pipe, a table without control characters on a terminal', async () => {
  answer = ({ url }) =>
    url.searchParams.get('cursor')
      ? { body: { suppliers: [{ id: '2', name: 'B\u001b[2J', country: 'Peru' }], total: 2, next: null } }
      : { body: { suppliers: [{ id: '1', name: 'A, "x"', country: null }], total: 2, next: 'c' } };
  const filter = ['--filter', 'status=pending', '--filter', 'status=approved', '--sort', '-name'];
  const piped = await runCli(['list', 'suppliers', '--all', ...filter], { env });
  expect(
    piped.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id),
  ).toEqual(['1', '2']);
  const { searchParams } = suite.sent[0]!.url;
  expect(searchParams.getAll('status')).toEqual(['pending', 'approved']);
  expect([searchParams.get('sort'), searchParams.get('order')]).toEqual(['name', 'desc']);

  const shown = await runCli(['list', 'suppliers', '--all'], { env, terminal: true });
  expect(shown.out).toContain('\u001b[1mid');
  expect(shown.out).toContain('B [2J');
  const plain = await runCli(['list', 'suppliers'], { env: { ...env, NO_COLOR: '1' }, terminal: true });
  expect(plain.out).not.toContain('\u001b');

  const csv = await runCli(['list', 'suppliers', '--fields', 'name', '--csv', '--limit', '1'], { env });
  expect(csv).toMatchObject({ code: 0, out: 'id,name\r\n1,"A, ""x"""\r\n' });
  expect(csv.err).toContain('1 of 2 suppliers');
  expect(JSON.parse((await runCli(['list', 'suppliers', '--all', '--json'], { env })).out)).toHaveLength(2);
});

it('says in a sentence what went wrong, with the id of the request, and exits with the code for it', async () => {
  answer = () => problem(400, 'invalid-input', { errors: [{ path: 'country', message: 'Country is required' }] });
  const refused = await runCli(['create', 'suppliers', '--data', '-'], { env, input: '{"name":"A"}' });
  expect(refused).toMatchObject({
    code: 1,
    err: 'fsvp: Detail of invalid-input. (request r-1)\n  country: Country is required\n',
  });
  expect((await runCli(['get', 'suppliers', '1', '--verbose'], { env })).err).toContain('"type": "/problems/');
  const wrong = [
    ['list', 'vendors'],
    ['list', 'suppliers', '--filter', 'status'],
    ['get', 'suppliers'],
    ['create', 'suppliers', '--data', join(home.path, 'none.json')],
    ['import', 'suppliers', 'x.csv', '--source', 'erp'],
    ['nothing'],
    [],
  ];
  for (const words of wrong) expect([words, (await runCli(words, { env })).code]).toEqual([words, 2]);
  const interrupted = AbortSignal.abort();
  expect((await runCli(['list', 'suppliers'], { env, signal: interrupted })).code).toBe(130);
  expect((await runCli(['list', '--help'], { env })).code).toBe(0);
});

it('stores the cursor after the lines were written, and begins after it', async () => {
  const change = { id: 'e1', recordType: 'supplier', recordId: '1', deleted: false, record: { name: 'A' } };
  answer = ({ url }) => ({
    body: { changes: url.searchParams.get('after') ? [] : [change], next: 'c1', more: false, unavailable: [] },
  });
  const cursor = join(home.path, 'cursor');
  const words = ['changes', '--types', 'supplier', '--cursor-file', cursor];
  expect(await runCli(words, { env, closed: true })).toMatchObject({ code: 0, err: '' });
  expect(() => statSync(cursor)).toThrow('ENOENT');
  const first = await runCli(words, { env });
  expect(JSON.parse(first.out)).toEqual(change);
  expect(readFileSync(cursor, 'utf8')).toBe('c1\n');
  expect((await runCli(words, { env })).out).toBe('');
  expect(suite.sent.at(-1)!.url.searchParams.get('after')).toBe('c1');
});

it('leaves a supplier alone whose day is given with a time', async () => {
  const lastVerificationDate = '2026-03-05T00:00:00.000Z';
  const known = ['V1', 'V2', 'V3'].map((erp) => ({ id: erp, externalIds: { erp }, name: erp, lastVerificationDate }));
  answer = ({ method }) =>
    method === 'GET' ? { body: { suppliers: known, total: 3, next: null } } : { status: 500, body: {} };
  const file = join(home.path, 'days.csv');
  writeFileSync(
    file,
    'no,name,last verification date\nV1,V1,2026-03-05\nV2,V2,2026-03-05T23:30:00-05:00\nV3,V3,2026-03-05T01:00\n',
  );
  const result = await runCli(['import', 'suppliers', file, '--source', 'erp', '--id-column', 'no'], { env });
  expect(result.out).toBe('Rows: 3, created: 0, updated: 0, unchanged: 3, refused: 0\n');
});

it('creates and updates suppliers by ids of another system, and leaves alone what has not changed', async () => {
  const known = [
    { id: 's1', externalIds: { erp: 'V1' }, name: 'Same', city: 'Paita' },
    { id: 's2', externalIds: { erp: 'V2' }, name: 'Old', city: 'Lima' },
  ];
  answer = ({ method, body }) => {
    if (method === 'GET') return { body: { suppliers: known, total: 2, next: null } };
    const results = (JSON.parse(body).items as { record: { name?: string } }[]).map(({ record }) =>
      record.name === 'Bad'
        ? { status: 400, problem: { errors: [{ path: 'items.2.record.country', message: 'Country is required' }] } }
        : { status: 200, id: 'x', version: 1 },
    );
    return { body: { stored: 2, refused: 1, results } };
  };
  const file = join(home.path, 'vendors.csv');
  writeFileSync(
    file,
    '\ufeffno,Name,CITY,x\r\nV1,Same,,\r\nV2,"New\nname",,\r\nV3,Third,,\r\nV4,Bad,,\r\nV1,Again,,\r\n,No id,,\r\n',
  );
  const words = ['import', 'suppliers', file, '--source', 'erp', '--id-column', 'no', '--set', 'country=Peru'];
  const dry = await runCli([...words, '--dry-run', '--json'], { env });
  expect(JSON.parse(dry.out)).toMatchObject({ created: 2, updated: 2, refused: 2 });
  expect(suite.sent.every(({ method }) => method === 'GET')).toBe(true);

  const result = await runCli(words.slice(0, 7), { env });
  expect(result.out).toBe('Rows: 6, created: 1, updated: 1, unchanged: 1, refused: 3\n');
  expect(result.code).toBe(1);
  expect(result.err).toContain('Line 6 (V4) is refused: country: Country is required');
  expect(result.err).toContain('Line 7 (V1) is refused: Line 2 has the same id');
  expect(result.err).toContain('Not read: x.');
  expect(JSON.parse(suite.sent.at(-1)!.body).items.slice(0, 2)).toEqual([
    { op: 'update', id: 's2', record: { name: 'New\nname' } },
    { op: 'create', record: { name: 'Third', externalIds: { erp: 'V3' } } },
  ]);
});

it.each([
  [
    'a row with more cells than the heading',
    '7,Andes Foods, S.A.,Peru,Lima',
    'has more cells than the heading: 5, not 4',
  ],
  ['a row with fewer cells', '7,Andes Foods Peru,Lima', 'has fewer cells than the heading: 3, not 4'],
  ['text after a closing quote', '7,"Andes" Foods,Peru,Lima', 'cannot be read'],
  ['a quote that is not closed', '7,"Andes,Peru,Lima', 'cannot be read'],
  ['a line that ends inside of a row', '7,Andes\r Foods,Peru,Lima', 'has fewer cells'],
  ['a rounded id', '3.01E+09,Andes,Peru,Lima', "The column 'no' has a rounded number, 3.01E+09"],
  ['an id with decimals', '100417.0,Andes,Peru,Lima', "The column 'no' has a rounded number, 100417.0"],
  ['an id that is an error', '#N/A,Andes,Peru,Lima', "The column 'no' has the error #N/A"],
  ['another cell with an error', '7,Andes,Peru,#REF!', "The column 'city' has the error #REF!"],
])('refuses %s with its line, and stores the others', async (_what, line, message) => {
  answer = ({ method, body }) =>
    method === 'GET'
      ? { body: { suppliers: [], total: 0, next: null } }
      : { body: { results: JSON.parse(body).items.map(() => ({ status: 201, id: 'x', version: 1 })) } };
  const file = join(home.path, 'vendors.csv');
  writeFileSync(file, `no,name,country,city\n1,First,Peru,Lima\n${line}\n`);
  const result = await runCli(['import', 'suppliers', file, '--source', 'erp', '--id-column', 'no'], { env });
  expect(result).toMatchObject({ code: 1, err: expect.stringContaining(message) });
  expect(result.err).toMatch(/^Line 3/);
  const stored = suite.sent.flatMap(({ method, body }) => (method === 'POST' ? JSON.parse(body).items : []));
  expect(stored).toMatchObject([{ record: { name: 'First' } }]);
});

it('reads yes and TRUE as the import of the suite does, below a line sep=; and a title', async () => {
  answer = ({ method, body }) =>
    method === 'GET'
      ? { body: { suppliers: [], total: 0, next: null } }
      : { body: { results: JSON.parse(body).items.map(() => ({ status: 201, id: 'x', version: 1 })) } };
  const file = join(home.path, 'vendors.csv');
  writeFileSync(file, 'sep=;\r\nVendors\r\nno;name;fsvp required;RISK\r\n1;A;TRUE;High\r\n2;B;yes;\r\n3;C;N;LOW\r\n');
  const words = ['import', 'suppliers', file, '--source', 'erp', '--id-column', 'no', '--map', 'RISK=riskLevel'];
  expect(await runCli([...words, '--set', 'country=Peru'], { env })).toMatchObject({ code: 0 });
  const { items } = JSON.parse(suite.sent.at(-1)!.body) as { items: { record: object }[] };
  expect(items.map(({ record }) => record)).toMatchObject([
    { fsvpRequired: 'true', riskLevel: 'high' },
    { fsvpRequired: 'true' },
    { fsvpRequired: 'false', riskLevel: 'low' },
  ]);
});

it('approves a suspended supplier only when that is confirmed', async () => {
  const known = [{ id: 's1', externalIds: { erp: '1' }, name: 'A', status: 'suspended' }];
  answer = ({ method }) =>
    method === 'GET'
      ? { body: { suppliers: known, total: 1, next: null } }
      : { body: { results: [{ status: 200, id: 's1', version: 2 }] } };
  const file = join(home.path, 'vendors.csv');
  writeFileSync(file, 'no,name,status\n1,A,Approved\n');
  const words = ['import', 'suppliers', file, '--source', 'erp', '--id-column', 'no'];
  expect(await runCli(words, { env })).toMatchObject({
    code: 1,
    err: expect.stringContaining('Line 2 (1) is refused: It is suspended'),
  });
  expect(suite.sent.every(({ method }) => method === 'GET')).toBe(true);
  expect(await runCli([...words, '--confirm-approvals'], { env })).toMatchObject({ code: 0 });
});

it('guards formulas in lists and single records as CSV', async () => {
  const record = { id: '1', name: '=HYPERLINK("http://evil.example","x")', phone: '+49 40' };
  answer = ({ url }) => ({
    body: url.pathname.endsWith('/1') ? record : { suppliers: [record], total: 1, next: null },
  });
  const line = `1,"'=HYPERLINK(""http://evil.example"",""x"")",'+49 40\r\n`;
  expect((await runCli(['list', 'suppliers', '--csv'], { env })).out).toBe(`id,name,phone\r\n${line}`);
  expect((await runCli(['get', 'suppliers', '1', '--csv'], { env })).out).toBe(`id,name,phone\r\n${line}`);
});

it('writes CSV with a byte order mark into files only, and says what an import changes', async () => {
  const report = {
    ...{
      rows: 1,
      created: 0,
      updated: 1,
      skipped: 0,
      errors: [],
      duplicates: [],
      ignoredColumns: [],
      clearedFields: 1,
    },
    changes: [
      {
        row: 2,
        line: 2,
        id: 's1',
        name: 'Andes',
        changedSinceExport: true,
        fields: [{ path: 'city', from: 'Lima', to: null }],
      },
    ],
  };
  answer = ({ method }) => ({ body: method === 'GET' ? 'id,name' : report });
  await runCli(['export', 'suppliers'], { env });
  await runCli(['export', 'suppliers', '--output', join(home.path, 'out.csv')], { env });
  expect(suite.sent.map(({ url }) => url.searchParams.get('bom'))).toEqual(['false', 'true']);
  const file = join(home.path, 'suppliers.csv');
  writeFileSync(file, 'id,name\n');
  const result = await runCli(['import', 'suppliers', file, '--confirm-overwrites'], { env });
  expect(result.err).toContain('Line 2 changes Andes (changed since this export): city: Lima -> (empty)');
  expect(result.err).toContain('Blank cells clear 1 fields');
  const { searchParams } = suite.sent.at(-1)!.url;
  expect([searchParams.get('confirmOverwrites'), searchParams.get('confirmApprovals')]).toEqual(['true', 'false']);
});

it('names fields that the suite did not store, and passes external ids on as one part of the address', async () => {
  answer = () => ({ headers: { 'ignored-fields': '"fone", %"%c3%bc%1b[2J"' }, body: { id: 's1', version: 1 } });
  const words = ['update', 'suppliers', '--external', 'erp:EU\\17/A', '--data', '-'];
  const result = await runCli(words, { env, input: '{"fone": "1"}' });
  expect(result.code).toBe(0);
  expect(result.err).toBe('Not stored: fone, ü [2J. The suite has no such fields, or sets them itself.\n');
  expect(suite.sent.at(-1)!.url.pathname).toBe('/api/suppliers/by-external-id/erp/EU%5C17%2FA');
  const refused = await runCli(['get', 'suppliers', '--external', 'erp:..'], { env });
  expect([refused.code, refused.err]).toEqual([
    2,
    expect.stringContaining('Find the record: list --filter externalId=..'),
  ]);
  expect(suite.sent).toHaveLength(1);
});
