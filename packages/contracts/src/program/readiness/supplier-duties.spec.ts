import { expect, test } from '@jest/globals';
import { CITATIONS } from '../citations.js';
import { REGIMES } from './regime.js';
import { SUPPLIER_DUTIES, supplierDutyTexts } from './supplier-duties.js';

test('every regime has what is owed, with a section of the table of citations', () => {
  expect(Object.keys(SUPPLIER_DUTIES).sort()).toEqual([...REGIMES, 'undetermined'].sort());
  for (const { title, owed, citation } of Object.values(SUPPLIER_DUTIES)) {
    expect(Object.keys(CITATIONS)).toContain(citation);
    expect(`${title}: ${owed}`).toMatch(/^[A-Z][^.]+: [a-z][^.]+$/);
  }
});

test('one regime has no count; of several, the strictest is first, whatever the order of the counts', () => {
  expect(supplierDutyTexts([])).toEqual([]);
  expect(supplierDutyTexts([{ regime: 'standard', count: 4 }])).toEqual([
    'Standard files: next verification by plan, §1.506',
  ]);
  expect(
    supplierDutyTexts([
      { regime: 'exempt', count: 1 },
      { regime: 'very_small', count: 3 },
      { regime: null, count: 2 },
    ]),
  ).toEqual([
    'Regime not determined (2): the standard requirements apply until a determination is signed, §1.502',
    'Very small importer (3): no periodic verification owed, but a written assurance every two years, §1.512',
    'Exempt food (1): no verification owed, §1.501',
  ]);
});
