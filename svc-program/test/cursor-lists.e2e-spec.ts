import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IMPORTER_ROLES } from '@fsvp/contracts/program/importer';
import { PROCEDURE_CODES } from '@fsvp/contracts/program/procedure';
import { FOOD_CLASSES, INDIVIDUAL_RELATIONS } from '@fsvp/contracts/program/qualification';
import { newId } from '@fsvp/service-kit/database/columns';
import {
  checkBadQueries,
  checkEveryOrder,
  checkFields,
  checkReadingDuringWrites,
  checkUpdatedSince,
  createRecords,
  readByCursor,
  readPage,
  type CursorList,
} from '@fsvp/service-kit/testing/cursor-lists';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { TestFiles } from './files.js';
import { ADA, startTestProgram, type TestProgram } from './individuals.js';

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const INDIVIDUALS: CursorList = {
  path: '/api/qualified-individuals',
  table: 'qualified_individuals',
  sorts: ['name', 'employer', 'relation', 'validUntil'],
  filters: ['', 'search=mia'],
  create: (at) => ({
    name: pick(['Mia Chen', 'mia chen', 'Ada'], at),
    employer: pick([null, 'Harbor Foods', 'harbor foods'], Math.floor(at / 2)),
    relation: pick(INDIVIDUAL_RELATIONS, Math.floor(at / 3)),
  }),
  change: (at) => ({ name: `Mia ${at}` }),
};

const FOODS: CursorList = {
  path: '/api/foods',
  table: 'foods',
  sorts: ['name', 'foodClass', 'industryCode', 'commodity'],
  filters: ['', 'search=tuna', 'commodity=general'],
  create: (at) => ({
    name: `${pick(['Tuna', 'tuna', 'Jam'], at)} ${at}`,
    foodClass: pick(FOOD_CLASSES, Math.floor(at / 3)),
    industryCode: pick(['16', '20'], Math.floor(at / 2)),
    facts: { commodity: pick(['general', 'alcoholic'], at) },
  }),
  change: (at) => ({ description: `Cans ${at}` }),
};

const IMPORTERS: CursorList = {
  path: '/api/importers',
  table: 'importers',
  sorts: ['legalName', 'duns', 'role'],
  filters: ['', 'search=mia', 'active=true'],
  create: (at) => ({
    legalName: pick(['Mia Foods', 'mia foods', 'Ada Trading'], at),
    duns: String(200_000_001 + at),
    email: 'fsvp@importer.test',
    timeZone: 'America/Chicago',
    active: at % 4 > 0,
    role: pick(IMPORTER_ROLES, Math.floor(at / 2)),
    consentDocumentId: newId(),
  }),
  change: (at) => ({ legalName: `Mia ${at}` }),
};

let program: TestProgram;
let files: TestFiles;
/** Requests as an administrator, whom these writes need. */
let service: TestService;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
  service = { ...program, request: (method, path, body) => program.as(ADA, method, path, body) };
  await createRecords(service, INDIVIDUALS);
});
afterAll(() => program.close());

it('qualified individuals are read completely while records are written', () =>
  checkReadingDuringWrites(service, INDIVIDUALS));

describe('qualified individuals with signed qualifications and drafts', () => {
  beforeAll(async () => {
    const { records } = await readPage(service, INDIVIDUALS.path, 'limit=20');
    for (const [at, { id }] of records.entries()) {
      const draft = await program.draft(id, { validUntil: pick([null, '2026-12-31', '2027-01-31'], at) });
      if (at % 4) expect((await program.sign(draft.id)).status).toBe(201);
    }
  });

  it('are read completely by cursor in every order', () => checkEveryOrder(service, INDIVIDUALS));
  it('are counted and read since an instant', () => checkUpdatedSince(service, INDIVIDUALS));
  it('have only the chosen fields', () => checkFields(service, INDIVIDUALS));
  it('refuse a query that is not theirs', () => checkBadQueries(service, INDIVIDUALS));
});

describe('foods', () => {
  beforeAll(() => createRecords(service, FOODS));

  it('are read completely while they are written', () => checkReadingDuringWrites(service, FOODS));
  it('are read completely by cursor in every order', () => checkEveryOrder(service, FOODS));
  it('are counted and read since an instant', () => checkUpdatedSince(service, FOODS));
  it('have only the chosen fields', () => checkFields(service, FOODS));
  it('refuse a query that is not theirs', () => checkBadQueries(service, FOODS));
});

describe('importers', () => {
  beforeAll(() => createRecords(service, IMPORTERS));

  it('are read completely while records are written', () => checkReadingDuringWrites(service, IMPORTERS));
  it('are read completely by cursor in every order', () => checkEveryOrder(service, IMPORTERS));
  it('are counted and read since an instant', () => checkUpdatedSince(service, IMPORTERS));
  it('have only the chosen fields', () => checkFields(service, IMPORTERS));
  it('refuse a query that is not theirs', () => checkBadQueries(service, IMPORTERS));
});

describe('FSVP files', () => {
  beforeAll(async () => {
    const foods = await Promise.all(['Tuna', 'Jam'].map((name) => files.addFood({ name: `${name} of files` })));
    for (let at = 0; at < 20; at += 1) {
      const { id } = await files.open({ foodId: pick(foods, at).id });
      if (at % 3) await service.request('PUT', `/api/fsvp-files/${id}`, { lifecycle: 'importing' });
    }
  });
  const FILES: CursorList = {
    path: '/api/fsvp-files',
    table: 'fsvp_files',
    sorts: ['number', 'supplierName', 'foodName', 'lifecycle', 'readiness', 'nextDueOn'],
    filters: ['', 'search=tuna', 'lifecycle=importing'],
    create: () => ({}),
    change: () => ({ circumstances: { furtherProcessing: true } }),
  };

  it('are read completely by cursor in every order', () => checkEveryOrder(service, FILES));
  it('are counted and read since an instant', () => checkUpdatedSince(service, FILES));
  it('have only the chosen fields', () => checkFields(service, FILES));
  it('refuse a query that is not theirs', () => checkBadQueries(service, FILES));
});

describe('entry lines', () => {
  let importerId: string;
  const ENTRY_LINES: CursorList = {
    path: '/api/entry-lines',
    table: 'entry_lines',
    sorts: ['entryNumber', 'arrivedOn', 'role'],
    filters: ['', 'search=123', 'role=FSV'],
    create: (at) => ({
      importerId,
      entryNumber: pick(['123-4567890-1', 'AB1-4567890-1'], at),
      lineNumber: at + 1,
      productCode: '16JFD05',
      role: pick(['FSV', 'FSX', 'RNE'], at),
      arrivedOn: pick(['2026-01-01', '2026-02-28'], Math.floor(at / 2)),
    }),
    change: () => ({ productCode: '16JGD05' }),
  };
  beforeAll(async () => {
    importerId = (await new TestFiles(program).addImporter({ duns: '987654322' })).id;
    await createRecords(service, ENTRY_LINES);
  });

  it('are read completely by cursor in every order', () => checkEveryOrder(service, ENTRY_LINES));
  it('are counted and read since an instant', () => checkUpdatedSince(service, ENTRY_LINES));
  it('have only the chosen fields', () => checkFields(service, ENTRY_LINES));
  it('refuse a query that is not theirs', () => checkBadQueries(service, ENTRY_LINES));
});

describe('assurances', () => {
  let importerId: string;
  const ASSURANCES: CursorList = {
    path: '/api/assurances',
    table: 'assurances',
    sorts: ['kind', 'effectiveOn', 'validUntil', 'signerName'],
    filters: ['', 'search=mia', 'kind=AS-5'],
    create: (at) => ({
      kind: pick(['AS-3', 'AS-5'], at),
      importerId,
      customerName: pick(['Mia', 'Harbor'], Math.floor(at / 2)),
      effectiveOn: pick(['2026-01-01', '2026-02-28'], Math.floor(at / 3)),
      signerName: pick(['ada', 'Ada', 'Bo'], at),
      signerTitle: 'Owner',
      statement: 'We control the hazard.',
      documentId: newId(),
    }),
    change: (at) => ({ customerName: `Mia ${at}` }),
  };
  beforeAll(async () => {
    importerId = (await new TestFiles(program).addImporter({ duns: '987654321' })).id;
    await createRecords(service, ASSURANCES);
  });

  it('are read completely by cursor in every order', () => checkEveryOrder(service, ASSURANCES));
  it('are counted and read since an instant', () => checkUpdatedSince(service, ASSURANCES));
  it('have only the chosen fields', () => checkFields(service, ASSURANCES));
  it('refuse a query that is not theirs', () => checkBadQueries(service, ASSURANCES));
});

describe('procedures', () => {
  const PROCEDURES: CursorList = {
    path: '/api/procedures',
    table: 'procedures',
    sorts: ['importerName', 'code', 'title', 'effectiveFrom'],
    filters: ['', 'search=mia', 'code=PR-1', 'state=draft'],
    create: () => ({}),
    change: (at) => ({ title: `Mia ${at}` }),
  };
  beforeAll(async () => {
    for (let at = 0; at < 20; at += 1) {
      const { id } = await files.addImporter({ legalName: pick(['Mia Foods', 'mia foods', 'Ada Trading'], at) });
      await service.request('POST', PROCEDURES.path, {
        importerId: id,
        code: pick(PROCEDURE_CODES, at),
        title: pick(['Purchasing', 'purchasing', 'Audits'], Math.floor(at / 2)),
        effectiveFrom: pick(['2026-01-01', '2027-01-01'], at),
      });
    }
  });

  it('are read completely by cursor in every order', () => checkEveryOrder(service, PROCEDURES));
  it('are counted and read since an instant', () => checkUpdatedSince(service, PROCEDURES));
  it('have only the chosen fields', () => checkFields(service, PROCEDURES));
  it('refuse a query that is not theirs', () => checkBadQueries(service, PROCEDURES));
});

it.each(['kind', 'effectiveFrom', 'retrievedOn', 'createdAt', 'updatedAt'])(
  'reference data is read completely by cursor, by %s',
  async (sort) => {
    for (const order of ['asc', 'desc']) {
      const path = '/api/reference-sets';
      const { records } = await readPage(service, path, `limit=100&sort=${sort}&order=${order}`);
      const pages = await readByCursor(service, path, `limit=2&sort=${sort}&order=${order}`);
      expect(pages.flatMap((page) => page.records)).toEqual(records);
      expect(pages.length).toBeGreaterThan(2);
    }
  },
);
