import { describe, expect, it } from '@jest/globals';
import { canFillColumn, suggestColumns } from './suggest-columns.js';

describe('suggestColumns and canFillColumn', () => {
  it('prefers a heading with the name of a field to a synonym', () => {
    expect(suggestColumns(['Company', 'Town', 'Name', 'Postal Code', 'Shoe size'])).toEqual([
      null,
      'city',
      'name',
      'postalCode',
      null,
    ]);
  });

  it('suggests a field once, and the address for all numbered address columns', () => {
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

  it('checks whether the samples of a column are valid for the field', () => {
    expect(canFillColumn('status', ['Ongoing', 'Terminated'])).toBe(false);
    expect(canFillColumn('status', ['Ongoing', 'Approved'])).toBe(true);
    expect(canFillColumn('status', [])).toBe(true);
    expect(canFillColumn('id', ['4711'])).toBe(false);
    expect(canFillColumn('verificationFrequencyMonths', ['yearly'])).toBe(false);
    expect(canFillColumn('name', ['Bay Seafood'])).toBe(true);
  });
});
