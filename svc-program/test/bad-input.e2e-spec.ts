import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { badRequests } from '@fsvp/service-kit/testing/bad-input';
import { walkPermissions } from '@fsvp/service-kit/testing/permission-walk';
import { newSigner } from '@fsvp/service-kit/testing/signing';
import { newId } from '@fsvp/service-kit/database/columns';
import { startTestProgram, type TestProgram } from './individuals.js';

/** May make every call. */
const ALLOWED = newSigner('Ada Rivera', 'qi_administrator');

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.close());

it('is ready, and takes no call without a token', async () => {
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${program.url}/internal/qualification-checks`, { method: 'POST' })).status).toBe(401);
});

it('returns problem details for every invalid input and writes nothing', async () => {
  // An account without a person is no mistake, and a file is closed with a reason.
  const requests = badRequests(program).filter(
    ({ title }) => !/activities: unknown id|^DELETE \/api\/fsvp-files\/\{id\}: unknown id/.test(title),
  );
  expect(requests.length).toBeGreaterThan(50);
  for (const { title, method, path, body, headers, expected } of requests) {
    const response = await program.as(ALLOWED, method, path, body, headers);
    expect({ title, status: expected.includes(response.status) ? 'as expected' : response.status }).toEqual({
      title,
      status: 'as expected',
    });
    expect(response.body).toMatchObject({ status: response.status, detail: expect.stringMatching(/\w.*\.$/) });
  }
  // Of the system: the reference data that comes with the suite.
  expect(await program.database.dataSource.query('select from event_log where actor is not null')).toEqual([]);
});

it('names every bad field of a person and of a qualification', async () => {
  const errorsOf = async (path: string, body: object) => {
    const { status, body: problem } = await program.send('POST', path, body);
    expect(status).toBe(400);
    return problem.errors.map((error: { path: string; message: string }) => `${error.path}: ${error.message}`);
  };
  expect(await errorsOf('/api/qualified-individuals', { name: ' ', relation: 'friend', userId: 'x' })).toEqual([
    'userId: Not a valid id',
    'name: Name is required',
    'relation: Choose how the person is related to you',
  ]);
  const bad = {
    activities: [],
    foodClasses: ['pets'],
    industryCodes: ['1'],
    languages: ['english'],
    basis: [{ kind: 'luck', text: '' }],
    documents: ['x'],
    validFrom: '2026-02-30',
  };
  const { id } = await program.addIndividual();
  expect((await errorsOf(`/api/qualified-individuals/${id}/qualifications`, bad)).sort()).toEqual([
    'activities: Choose at least one activity',
    'basis.0.kind: Choose education, training or experience',
    'basis.0.text: Describe it',
    'documents.0: Not a valid id',
    'foodClasses.0: Choose a class of food',
    'industryCodes.0: Use the two digits of an FDA industry, such as 16',
    'languages.0: Use the two letters of ISO 639-1, such as es',
    'validFrom: Enter the first day',
  ]);
  const unknown = await program.send('POST', `/api/qualified-individuals/${newId()}/qualifications`, {
    ...bad,
    validFrom: '2026-01-01',
  });
  expect(unknown.status).toBe(400);
});

it('names every bad field of a set of reference data', async () => {
  const errorsOf = async (method: string, path: string, body: object) => {
    const { status, body: problem } = await program.send(method, path, body);
    expect(status).toBe(400);
    return problem.errors.map((error: { path: string; message: string }) => `${error.path}: ${error.message}`).sort();
  };
  const bad = { kind: 'prices', effectiveFrom: '2026-02-30', effectiveTo: 'never', source: ' ', retrievedOn: 5 };
  for (const path of ['/api/reference-sets', '/api/reference-sets/check']) {
    expect(await errorsOf('POST', path, { ...bad, csv: '', endEarlier: 'yes' })).toEqual([
      'csv: Choose a CSV file',
      'effectiveFrom: Enter the first day',
      'effectiveTo: Enter the last day',
      expect.stringMatching(/^endEarlier: /),
      'kind: Choose what to load',
      'retrievedOn: Enter the day on which the data was retrieved',
      'source: Name the source',
    ]);
    const csv = 'x'.repeat(200_001);
    const good = { kind: 'size_cutoffs', effectiveFrom: '2026-01-01', source: 'FDA', retrievedOn: '2026-01-01' };
    expect(await errorsOf('POST', path, { ...good, csv })).toEqual(['csv: At most 200,000 characters']);
    expect(await errorsOf('POST', path, { ...good, csv: 'year,foodClass,amount\n2019,human,\0' })).toEqual([
      'csv: Line 2: A character cannot be stored',
    ]);
  }
  const id = newId();
  expect(await errorsOf('PUT', `/api/reference-sets/${id}`, { ...bad, source: 'x\0' })).toEqual([
    'effectiveTo: Enter the last day',
    'retrievedOn: Enter the day on which the data was retrieved',
    'source: Contains a character that cannot be stored',
  ]);
  for (const query of ['kind=prices', 'day=today', 'sort=source', 'order=up', 'search=%00', 'limit=101'])
    expect([query, (await program.send('GET', `/api/reference-sets?${query}`)).status]).toEqual([query, 400]);
});

it('does what the table of permissions says, for each call, role and scope', async () => {
  const { requests, wrong } = await walkPermissions(program, 'program');
  expect(wrong).toEqual([]);
  expect(requests).toBeGreaterThan(300);
  // Thousands of requests, of which two generate all templates.
}, 120_000);
