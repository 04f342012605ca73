import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());
beforeEach(() => service.database.dataSource.query('update suppliers set deleted_at = now()'));

/** Imports rows, and compares the report of the check. */
async function importRows(...lines: string[]) {
  const send = async (query: string) => {
    const { status, body } = await service.request('POST', `/api/suppliers/import${query}`, `${lines.join('\n')}\n`, {
      'content-type': 'text/csv',
    });
    expect(status).toBe(200);
    const duplicates = body.duplicates as { row: number; reason: string }[];
    const same = duplicates.filter(({ reason }) => reason.includes('address')).map(({ row }) => row);
    return { created: body.created, skipped: body.skipped, duplicates: duplicates.length, same };
  };
  const checked = await send('?dryRun=true');
  const imported = await send('');
  expect(checked).toEqual(imported);
  return imported;
}

describe('duplicates of an import', () => {
  it('are not told apart by invisible characters and composition', async () => {
    await importRows('name,country', 'Torőcsik Pesquera,Peru');
    expect(
      await importRows(
        'name,country',
        `${'Torőcsik Pes'.normalize('NFD')}\u200Bquera,Peru`,
        '\uFEFFTorőcsik Pesquera\u2060,\u200EPeru',
      ),
    ).toEqual({ created: 0, skipped: 2, duplicates: 2, same: [2, 3] });
  });

  it('are told apart by the punctuation between numbers', async () => {
    const heading = 'name,address,country';
    await importRows(heading, 'Andes,Calle 1-11,Peru', 'Andes,Calle 12/3,Peru');
    expect(
      await importRows(heading, 'Andes,Calle 11-1,Peru', 'Andes,Calle 123,Peru', 'ANDES,"Calle, 1 - 11",Peru'),
    ).toEqual({ created: 2, skipped: 1, duplicates: 3, same: [4] });
  });

  it.each(['approvalNumber', 'Approval No.', 'AppNo', 'MFG_FIRM_FEI_NUM', 'externalId', 'Zulassungsnummer'])(
    'are told apart by the column %s',
    async (column) => {
      const lines = [
        `name,address,country,${column}`,
        'Andes,Muelle 1,Peru,PE-100',
        'Andes,Muelle 1,Peru,PE-200',
        'Andes,Muelle 1,Peru,pe-100',
        'Andes,Muelle 1,Peru,',
      ];
      expect(await importRows(...lines)).toEqual({ created: 2, skipped: 2, duplicates: 3, same: [4, 5] });
      // What is there has no number: all rows are known.
      expect(await importRows(...lines)).toEqual({ created: 0, skipped: 4, duplicates: 4, same: [2, 3, 4, 5] });
    },
  );

  it.each([
    ['fei', '3014771933', '3014-771933', '3014771934'],
    ['approvalNumbers', 'PE-100', '"pe-100, PE-101"', 'PE-200'],
  ])('are told apart by the %s of what is there', async (column, stored, same, other) => {
    const heading = `name,address,country,${column}`;
    await importRows(heading, `Andes,Muelle 1,Peru,${stored}`);
    expect(
      await importRows(heading, `Andes,Muelle 1,Peru,${same}`, `Andes,Muelle 1,Peru,${other}`, 'Andes,Muelle 1,Peru,'),
    ).toEqual({ created: 1, skipped: 2, duplicates: 3, same: [2, 4] });
    expect(await importRows(heading, `Andes,Muelle 1,Peru,${other}`)).toMatchObject({ created: 0, skipped: 1 });
  });

  it('are told apart by FEI columns with any heading that is chosen', async () => {
    const rows = ['a,b,c,Code', 'Andes,Muelle 1,Peru,3014771933', 'Andes,Muelle 1,Peru,3014771934'];
    const columns = 'columns=name:1&columns=address:2&columns=country:3&columns=fei:4';
    const { status, body } = await service.request('POST', `/api/suppliers/import?${columns}`, `${rows.join('\n')}\n`, {
      'content-type': 'text/csv',
    });
    expect([status, body.created]).toEqual([200, 2]);
  });

  it('are told apart also beyond a chunk of rows', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => `Andes,Muelle 1,Peru,PE-${index % 300}`);
    expect(await importRows('name,address,country,approval number', ...rows)).toMatchObject({
      created: 300,
      skipped: 150,
    });
  });

  it('are told apart by the external ids of what is there', async () => {
    const record = { name: 'Andes', address: 'Muelle 1', country: 'Peru', externalIds: { sap: '4711' } };
    await service.request('POST', '/api/suppliers', record);
    const lines = ['name,address,country,external id', 'Andes,Muelle 1,Peru,4712', 'Andes,Muelle 1,Peru,4711'];
    expect(await importRows(...lines)).toEqual({ created: 1, skipped: 1, duplicates: 2, same: [3] });
  });

  it('are found by the keys of an earlier release', async () => {
    await importRows('name,address,country', 'Andes,Calle 1-11,Peru');
    await service.database.dataSource.query(
      `update suppliers set match_key = 'andes|peru|calle111|' where deleted_at is null`,
    );
    expect(await importRows('name,address,country', 'Andes,Calle 111,Peru', 'Andes,Calle 1-11,Peru')).toEqual({
      created: 1,
      skipped: 1,
      duplicates: 2,
      same: [3],
    });
  });
});
