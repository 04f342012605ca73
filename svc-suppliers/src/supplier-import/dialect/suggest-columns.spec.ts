import { describe, expect, it } from '@jest/globals';
import { canFillColumn, suggestColumns } from './suggest-columns.js';

describe('suggested columns', () => {
  it('gives a field to the heading of its own name rather than to a word for it', () => {
    expect(suggestColumns(['Company', 'Town', 'Name', 'Postal Code', 'Shoe size'])).toEqual([
      null,
      'city',
      'name',
      'postalCode',
      null,
    ]);
  });

  it('gives a field once, and an address to all the columns that are numbered alike', () => {
    expect(suggestColumns(['Town', 'Locality', 'Address1', 'Address2', 'Address3'])).toEqual([
      'city',
      null,
      'address',
      'address',
      'address',
    ]);
    expect(suggestColumns(['LINE1_ADRS', 'LINE2_ADRS', 'LGL_NAME'])).toEqual(['address', 'address', 'name']);
    expect(suggestColumns(['Straße / Haus-Nr.', 'Adresse', 'Land'])).toEqual(['address', null, 'country']);
  });

  it('looks whether the field could take what stands below', () => {
    expect(canFillColumn('status', ['Ongoing', 'Terminated'])).toBe(false);
    expect(canFillColumn('status', ['Ongoing', 'Approved'])).toBe(true);
    expect(canFillColumn('status', [])).toBe(true);
    expect(canFillColumn('id', ['4711'])).toBe(false);
    expect(canFillColumn('verificationFrequencyMonths', ['yearly'])).toBe(false);
    expect(canFillColumn('name', ['Bay Seafood'])).toBe(true);
  });
});
