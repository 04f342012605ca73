import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import {
  columnForHeading,
  formatColumnChoice,
  formatFixedValue,
  importSuppliers,
  suggestColumn,
} from './supplier-import.js';
import { fdaProductCode } from './supplier.js';

const read = (query: object) => z.safeParse(importSuppliers.query!, query);

describe('headings', () => {
  it('finds a field by its name in any spelling', () => {
    for (const heading of ['postalCode', 'Postal Code', 'POSTAL_CODE', ' postal-code '])
      expect(columnForHeading(heading)).toBe('postalCode');
    expect(columnForHeading('Town')).toBeNull();
  });

  it('suggests fields for common headings', () => {
    const said = {
      LGL_NAME: 'name',
      'Razón Social': 'name',
      Dénomination: 'name',
      'Recalling Firm Country': 'country',
      'Straße / Haus-Nr.': 'address',
      ' Adress ': 'address',
      Town: 'city',
      Postcode: 'postalCode',
      lat: null,
    };
    for (const [heading, column] of Object.entries(said))
      expect([heading, suggestColumn(heading)]).toEqual([heading, column]);
  });
});

describe('column choices', () => {
  it('parses one or several choices, and fixed values with any text', () => {
    const one = read({
      columns: formatColumnChoice({ column: 'name', number: 2 }),
      fixed: formatFixedValue({ column: 'notes', value: 'a: b' }),
    });
    expect(one).toMatchObject({
      success: true,
      data: {
        dryRun: false,
        encoding: 'utf-8',
        quotes: 'double',
        columns: [{ column: 'name', number: 2 }],
        fixed: [{ column: 'notes', value: 'a: b' }],
      },
    });
    const joined = read({ columns: ['name:1', 'address:3', 'address:4'] });
    expect(joined).toMatchObject({
      success: true,
      data: { columns: [{ column: 'name' }, { column: 'address' }, { column: 'address', number: 4 }] },
    });
    expect(read({})).toMatchObject({ success: true });
    expect(read({}).data?.columns).toBeUndefined();
  });

  it.each([
    [{ columns: ['name:1', 'name:2'] }, "'name' can be filled from one column only"],
    [{ columns: 'name' }, /not a field and a column/],
    [{ columns: 'price:1' }, /not a field and a column/],
    [{ columns: 'name:0' }, /not a field and a column/],
    [{ fixed: 'id:1' }, /not a field and a value/],
    [{ separator: ';' }, /One of comma/],
  ])('rejects %j', (query, message) => {
    const { error } = read(query);
    expect(error?.issues.map((issue) => issue.message).join()).toMatch(message);
  });
});

describe('FDA product code', () => {
  it('accepts seven characters of the right kinds in any case', () => {
    for (const [given, kept] of [
      ['16aee02', '16AEE02'],
      [' 02FGT04 ', '02FGT04'],
      ['16A--02', '16A--02'],
      ['54YYB4A', '54YYB4A'],
      ['', null],
      [null, null],
    ])
      expect(z.parse(fdaProductCode, given)).toBe(kept);
    for (const wrong of ['16AEE0', 'AAAEE02', '1', '161EE02', '16AEE-2', '16AEE022'])
      expect([wrong, z.safeParse(fdaProductCode, wrong).success]).toEqual([wrong, false]);
  });
});
