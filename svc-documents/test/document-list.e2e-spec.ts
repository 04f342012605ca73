import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { documentExpiry, listDocuments, type Document } from '@fsvp/contracts/documents/document';
import { newId } from '@fsvp/service-kit/database/columns';
import { registerDocument } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

interface ListResponse {
  documents: Document[];
  total: number;
  counts: { total: number; valid: number; expiresSoon: number; expired: number };
}

let service: TestDocuments;
const [anna, zoe, verification, action] = [newId(), newId(), newId(), newId()];
beforeAll(async () => {
  service = await startDocuments();
  service.upstream.suppliers.set(anna, 'Ağrı Gıda 100%').set(zoe, 'Zoë & Sons_Ltd');
  const day = (days: number) => addDays(today(), days);
  const rows: Record<string, unknown>[] = [
    { title: 'delta', type: 'sop', fileName: 'C100.pdf', expirationDate: day(5), supplierId: zoe },
    {
      title: 'Bravo 50%_off',
      type: 'certificate',
      fileName: 'plan.pdf',
      supplierId: anna,
      verificationId: verification,
    },
    {
      title: 'alpha\\beta',
      type: 'sop',
      fileName: 'a_b.pdf',
      expirationDate: day(-3),
      correctiveActionId: action,
      supplierId: anna,
    },
    { title: 'Charlie', type: 'test_result', fileName: 'say "hi".pdf', expirationDate: day(90) },
    { title: 'Withdrawn', type: 'sop', fileName: 'w.pdf', expirationDate: day(-9), supplierId: anna },
  ];
  for (const row of rows) {
    const { status, body } = await registerDocument(service, row);
    if (status !== 201) throw new Error(JSON.stringify(body));
    if (row.title === 'Withdrawn') await service.request('DELETE', `/api/documents/${body.id}`);
  }
});
afterAll(() => service.close());

const readList = async (query = ''): Promise<ListResponse> =>
  (await service.request('GET', `/api/documents${query}`)).body;
const listTitles = async (query: string) => (await readList(query)).documents.map((document) => document.title);
const ALL = { total: 4, valid: 2, expiresSoon: 1, expired: 1 };

describe('the list of documents', () => {
  it('is newest first, without the withdrawn ones, with counts of all documents for any filter', async () => {
    const response = await readList();
    expect(listDocuments.response!.parse(response)).toEqual(response);
    expect(response.documents.map((document) => document.title)).toEqual([
      'Charlie',
      'alpha\\beta',
      'Bravo 50%_off',
      'delta',
    ]);
    expect(response).toMatchObject({ total: 4, counts: ALL });
    for (const query of ['?limit=1&offset=2', '?search=nothing', '?type=sop', `?supplierId=${newId()}`])
      expect((await readList(query)).counts).toEqual(ALL);
  });

  it.each([
    ['a title, in any case', 'CHARL', ['Charlie']],
    ['a file name', 'c100', ['delta']],
    ['a supplier', 'GıDA', ['alpha\\beta', 'Bravo 50%_off']],
    ['one letter, without its accent', 'ë', ['Charlie', 'alpha\\beta', 'delta']],
    ['one letter', 'w', []],
    ['a percent sign', '%', ['alpha\\beta', 'Bravo 50%_off']],
    ['a percent sign inside the search', '50%_', ['Bravo 50%_off']],
    ['an underscore', '_', ['alpha\\beta', 'Bravo 50%_off', 'delta']],
    ['an underscore that does not occur', 'c_00', []],
    ['a backslash', '\\', ['alpha\\beta']],
    ['quotes', 'say "hi"', ['Charlie']],
    ['an apostrophe', `'`, []],
    ['a title and a file name together', 'delta c100', []],
    ['surrounding blanks', '  charlie ', ['Charlie']],
    ['only blanks', '   ', ['Charlie', 'alpha\\beta', 'Bravo 50%_off', 'delta']],
  ])('finds %s, literally', async (_what, search, expected) => {
    expect(await listTitles(`?search=${encodeURIComponent(search)}`)).toEqual(expected);
    expect((await readList(`?search=${encodeURIComponent(search)}&limit=1`)).total).toBe(expected.length);
  });

  it('filters by types, supplier, verification and corrective action, and by several of them', async () => {
    expect(await listTitles('?type=sop')).toEqual(['alpha\\beta', 'delta']);
    expect(await listTitles('?type=sop&type=certificate')).toEqual(['alpha\\beta', 'Bravo 50%_off', 'delta']);
    expect(await listTitles('?type=')).toHaveLength(4);
    expect(await listTitles(`?supplierId=${anna}`)).toEqual(['alpha\\beta', 'Bravo 50%_off']);
    expect(await listTitles(`?supplierId=${anna.toUpperCase()}&type=sop`)).toEqual(['alpha\\beta']);
    expect(await listTitles(`?verificationId=${verification}`)).toEqual(['Bravo 50%_off']);
    expect(await listTitles(`?correctiveActionId=${action}`)).toEqual(['alpha\\beta']);
    expect(await listTitles(`?correctiveActionId=${action}&search=beta&type=sop&supplierId=${anna}`)).toEqual([
      'alpha\\beta',
    ]);
    expect(await listTitles(`?correctiveActionId=${action}&type=other`)).toEqual([]);
    for (const query of [
      '?type=receipt',
      '?supplierId=x',
      '?verificationId=1',
      '?sort=fileName',
      '?order=up',
      '?limit=101',
      '?limit=0',
      '?offset=-1',
      '?limit=x',
    ]) {
      expect({ query, status: (await service.request('GET', `/api/documents${query}`)).status }).toEqual({
        query,
        status: 400,
      });
    }
  });

  it.each([
    [
      'title',
      ['alpha\\beta', 'Bravo 50%_off', 'Charlie', 'delta'],
      ['delta', 'Charlie', 'Bravo 50%_off', 'alpha\\beta'],
    ],
    [
      'type',
      ['Bravo 50%_off', 'alpha\\beta', 'delta', 'Charlie'],
      ['Charlie', 'delta', 'alpha\\beta', 'Bravo 50%_off'],
    ],
    // Documents without a date or a supplier are last in both directions.
    [
      'expirationDate',
      ['alpha\\beta', 'delta', 'Charlie', 'Bravo 50%_off'],
      ['Charlie', 'delta', 'alpha\\beta', 'Bravo 50%_off'],
    ],
    [
      'supplierName',
      ['Bravo 50%_off', 'alpha\\beta', 'delta', 'Charlie'],
      ['delta', 'alpha\\beta', 'Bravo 50%_off', 'Charlie'],
    ],
    [
      'createdAt',
      ['delta', 'Bravo 50%_off', 'alpha\\beta', 'Charlie'],
      ['Charlie', 'alpha\\beta', 'Bravo 50%_off', 'delta'],
    ],
  ])('sorts by %s in both directions across pages', async (sort, ascending, descending) => {
    for (const [order, expected] of [
      ['asc', ascending],
      ['desc', descending],
    ] as const) {
      expect(await listTitles(`?sort=${sort}&order=${order}`)).toEqual(expected);
      const pages = await Promise.all(
        [0, 1, 2, 3].map((offset) => listTitles(`?sort=${sort}&order=${order}&limit=1&offset=${offset}`)),
      );
      expect(pages.flat()).toEqual(expected);
    }
    expect(await listTitles(`?sort=${sort}`)).toEqual(sort === 'createdAt' ? descending : ascending);
  });

  it('finds a document by its new title and its file name', async () => {
    const { body } = await registerDocument(service, { title: 'Before', fileName: 'before.pdf' });
    await service.request('PUT', `/api/documents/${body.id}`, { title: 'Afterwards' });
    expect([await listTitles('?search=afterw'), await listTitles('?search=before')]).toEqual([
      ['Afterwards'],
      ['Afterwards'],
    ]);
    await service.request('DELETE', `/api/documents/${body.id}`);
    expect((await readList('?search=afterw')).total).toBe(0);
  });

  it('counts by the shared rule at day boundaries, for any time of day and offset', async () => {
    const created: string[] = [];
    const dates = [-1, 0, 30, 31].flatMap((days) => [
      `${addDays(today(), days)}T00:00:00Z`,
      `${addDays(today(), days)}T23:59:59.999Z`,
      `${addDays(today(), days)}T01:00:00+02:00`,
    ]);
    for (const expirationDate of dates)
      created.push((await registerDocument(service, { title: 'Boundary', expirationDate })).body.id);
    const { documents, counts } = await readList('?limit=100');
    const count = (state: string) =>
      documents.filter((document) => (documentExpiry(document.expirationDate) ?? 'valid') === state).length;
    expect(counts).toEqual({
      total: documents.length,
      valid: count('valid'),
      expiresSoon: count('expires_soon'),
      expired: count('expired'),
    });
    expect(counts).toEqual({ total: 16, valid: 2 + 3, expiresSoon: 1 + 6, expired: 1 + 3 });
    for (const id of created) await service.request('DELETE', `/api/documents/${id}`);
    expect((await readList()).counts).toEqual(ALL);
  });
});

describe('an update', () => {
  it('keeps absent fields and clears fields that are null or blank', async () => {
    const full = {
      title: 'Full',
      type: 'haccp_plan',
      description: 'Words',
      supplierId: anna,
      verificationId: verification,
      correctiveActionId: action,
      expirationDate: '2027-01-31',
    };
    const { body: created } = await registerDocument(service, full);
    const put = async (change: object) =>
      (await service.request('PUT', `/api/documents/${created.id}`, change)).body as Document;
    expect(await put({})).toMatchObject({
      ...full,
      expirationDate: '2027-01-31T00:00:00.000Z',
      supplierName: 'Ağrı Gıda 100%',
      version: 1,
    });
    expect(await put({ title: ' Fuller ' })).toMatchObject({
      ...full,
      title: 'Fuller',
      expirationDate: '2027-01-31T00:00:00.000Z',
    });
    const cleared = {
      description: null,
      supplierId: null,
      supplierName: null,
      verificationId: null,
      correctiveActionId: null,
      expirationDate: null,
    };
    expect(
      await put({
        description: null,
        supplierId: null,
        verificationId: null,
        correctiveActionId: null,
        expirationDate: null,
      }),
    ).toMatchObject(cleared);
    await put({ description: 'Again', supplierId: zoe, expirationDate: '2027-01-31' });
    expect(await put({ description: '  ', supplierId: '', expirationDate: '' })).toMatchObject(cleared);
    for (const [field, value] of [
      ['title', null],
      ['title', ' '],
      ['type', null],
      ['expirationDate', 'soon'],
      ['supplierId', newId()],
    ] as const) {
      expect(await service.request('PUT', `/api/documents/${created.id}`, { [field]: value })).toMatchObject({
        status: 400,
        body: { errors: [{ path: field }] },
      });
    }
    const owned = {
      id: newId(),
      isActive: false,
      uploadedBy: newId(),
      createdAt: '2020-01-01',
      fileName: 'other.pdf',
      fileSize: 1,
      fileVersion: 9,
      version: 99,
    };
    expect(await put(owned)).toMatchObject({
      id: created.id,
      isActive: true,
      uploadedBy: created.uploadedBy,
      createdAt: created.createdAt,
      fileName: 'certificate.pdf',
      fileSize: created.fileSize,
      fileVersion: 1,
    });
    await service.request('DELETE', `/api/documents/${created.id}`);
  });
});
