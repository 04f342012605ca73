import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CSV_TYPE, XLSX_TYPE } from '@fsvp/contracts/suppliers/supplier-import';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { createWorkbook } from './create-workbook.js';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());
beforeEach(() => service.database.dataSource.query('update suppliers set deleted_at = now()'));

const post = (call: string, body: string | Uint8Array, query: string) =>
  service.request('POST', `/api/suppliers/import${call}?${query}`, body, {
    'content-type': typeof body === 'string' ? CSV_TYPE : XLSX_TYPE,
  });
const send = (body: string | Uint8Array, query = '') => post('', body, query);
const inspect = async (body: string | Uint8Array, query = '') => (await post('/inspect', body, query)).body;
const list = async () => (await service.request('GET', '/api/suppliers?sort=createdAt&order=asc')).body.suppliers;
const row = (cells: string[], attributes = '') =>
  `<row ${attributes}>${cells.map((cell) => (cell.startsWith('<') ? cell : `<c t="str"><v>${cell}</v></c>`)).join('')}</row>`;
const HEADING = row(['name', 'country', 'city', 'postalCode']);

describe('import of spreadsheets', () => {
  it('refuses cells with errors, in workbooks and in text, and names the cell', async () => {
    const workbook = createWorkbook({
      sheets: { A: HEADING + row(['A', 'Peru', '<c t="e"><f>B9</f><v>#N/A</v></c>']) + row(['B', 'Peru', '#BEZUG!']) },
    });
    const { status, body } = await send(workbook);
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { row: 2, line: 2, path: 'city', message: expect.stringMatching(/^Cell C2 has the error #N\/A\./) },
      { row: 3, line: 3, path: 'city', message: expect.stringMatching(/^Cell C3 has the error #BEZUG!\./) },
    ]);
    const text = await send('name,country,city,Remark\nA,Peru,#N/A,\nB,Peru,Lima,#N/A\n');
    expect(text.body.errors).toEqual([
      { row: 2, line: 2, path: 'city', message: expect.stringMatching(/^The cell in column 3 has the error #N\/A\./) },
    ]);
    expect(await list()).toEqual([]);
  });

  it('refuses a formula whose result is not in the workbook, which would be a blank', async () => {
    const empty = '<c t="str"><f>B2&amp;""</f><v></v></c>';
    const workbook = createWorkbook({
      sheets: { A: HEADING + row(['A', 'Peru', '<c><f>UPPER(A1)</f></c>']) + row(['B', 'Peru', empty]) },
    });
    expect((await send(workbook, 'dryRun=true')).body.errors).toEqual([
      { row: 2, line: 2, path: 'city', message: expect.stringMatching(/^Cell C2 has a formula without a result\./) },
    ]);
  });

  it('refuses codes that have become rounded numbers', async () => {
    const csv = 'name,country,postalCode,phone,fsvpImporterDuns,notes\nA,Peru,1.5E+10,5.1E+10,12345678.0,1E+10 kg\n';
    const { body } = await send(csv, 'dryRun=true');
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['postalCode', 'phone', 'fsvpImporterDuns']);
    expect(body.errors[0].message).toContain('a rounded number, 1.5E+10');
  });

  it('finds the heading below other rows, and reads the chosen one', async () => {
    const text =
      'sep=;\r\nApproved suppliers\r\nPrinted on March 5, 2026, 10:00\r\n\r\nname;country\r\nAndes;Peru\r\nX;Chile;\r\n';
    expect(await inspect(text)).toMatchObject({
      separator: 'semicolon',
      headingRow: 5,
      columns: [{ heading: 'name', samples: ['Andes', 'X'] }, { heading: 'country' }],
    });
    expect((await send(text)).body).toMatchObject({ rows: 2, created: 2, errors: [], ignoredColumns: [] });

    const workbook = createWorkbook({
      sheets: { A: row(['Our firms']) + row(['Firm', 'Nation', 'Town']) + row(['Andes Foods', 'Peru', 'Lima']) },
    });
    expect(await inspect(workbook)).toMatchObject({
      headingRow: 2,
      columns: [{ heading: 'Firm', suggested: 'name' }, {}, {}],
    });
    const columns = 'columns=name:1&columns=country:2';
    expect((await send(workbook, `${columns}&dryRun=true`)).body).toMatchObject({ rows: 1, created: 1 });
    expect((await send(workbook, `${columns}&headingRow=3&dryRun=true`)).body).toMatchObject({ rows: 0 });
    expect(await inspect(workbook, 'headingRow=3')).toMatchObject({
      headingRow: 3,
      columns: [{ heading: 'Andes Foods' }, {}, {}],
    });
    const missing = await send(workbook, `${columns}&headingRow=9`);
    expect([missing.status, missing.body.errors[0].message]).toEqual([400, expect.stringMatching(/^Row 9 is blank/)]);
  });

  it('numbers rows from the heading, and lines as the file does', async () => {
    const { body } = await send('Suppliers\n\nname,country\nA,Peru\nB,\n', 'dryRun=true');
    expect(body).toMatchObject({ rows: 2, errors: [{ row: 3, line: 5, path: 'country' }] });
  });

  it('mentions hidden rows and columns', async () => {
    const workbook = createWorkbook({
      sheets: { A: HEADING + row(['A', 'Peru', 'Lima', '1']) + row(['B', 'Peru', 'Lima', '2'], 'hidden="1"') },
      columns: '<col min="3" max="16384" hidden="1"/>',
    });
    expect((await send(workbook, 'dryRun=true')).body).toMatchObject({ created: 2, hiddenRows: 1, hiddenColumns: 2 });
    expect(await inspect(workbook)).toMatchObject({ hiddenRows: 1 });
  });

  it('refuses merged cells of imported columns below the heading', async () => {
    const sheet = `${row(['Title'])}${HEADING}${row(['A', 'Peru', 'Lima', '1'])}${row(['B', 'Peru'])}${row(['C', 'Peru'])}`;
    const merged = (ref: string) =>
      createWorkbook({ sheets: { A: sheet }, afterRows: `<mergeCells><mergeCell ref="${ref}"/></mergeCells>` });
    const { body } = await send(merged('C3:C5'), 'dryRun=true');
    expect(body.errors).toEqual([
      { row: 2, line: 3, path: 'city', message: expect.stringMatching(/^The cells C3:C5 are merged/) },
    ]);
    expect((await send(merged('C3:D3'), 'dryRun=true')).body.errors).toHaveLength(1);
    for (const ref of ['A1:D1', 'E3:E5', 'C9:C12', 'D3:E3'])
      expect((await send(merged(ref), 'dryRun=true')).body.errors).toEqual([]);
  });

  it('takes blanks at the end of a row of a workbook as blank, and refuses a shorter row of text', async () => {
    const workbook = createWorkbook({ sheets: { A: HEADING + row(['A', 'Peru']) } });
    expect((await send(workbook)).body).toMatchObject({ created: 1, errors: [] });
    const text = await send('name,country,city\nAndes Foods,Peru Lima\n', 'dryRun=true');
    expect(text.body.errors).toMatchObject([{ path: 'row', message: expect.stringContaining('fewer cells') }]);
  });

  it('reads an export as CSV that was saved as a workbook without changes', async () => {
    const body = { name: "'=quoted", country: 'Peru', phone: '+49 40 123', notes: '=1+1' };
    await service.request('POST', '/api/suppliers', body);
    const { text } = await service.request('GET', '/api/suppliers/export.csv?bom=false');
    const sheet = text
      .trim()
      .split('\r\n')
      .map((line: string) => row(line.split(',')));
    const { body: report } = await send(createWorkbook({ sheets: { A: sheet.join('') } }));
    expect(report).toMatchObject({ rows: 1, updated: 0, skipped: 1, errors: [] });
    expect(await list()).toMatchObject([body]);
  });
});
