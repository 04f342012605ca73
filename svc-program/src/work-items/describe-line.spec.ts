import { expect, it } from '@jest/globals';
import { describeLine, type WorkRow } from './describe-line.js';

const row = (variant: string, count = 1): WorkRow => ({
  key: `signature.${variant}`,
  kind: 'signature',
  variant,
  count,
  recordType: variant,
  recordId: 'r',
  fileIds: ['f'],
  supplierId: 's',
  supplierName: 'Bay Seafood',
  foodId: 'o',
  foodName: 'Black pepper',
  importerId: 'i',
  importerName: 'Harbor Foods LLC',
  ownerId: null,
  dueOn: null,
  target: 'f',
  text: null,
  total: 1,
});

it('names drafts that are saved in parts as what is to be finished', () => {
  const of = (variant: string, count?: number) => {
    const { title, action } = describeLine(row(variant, count));
    return [title, action.label];
  };
  expect(of('applicability-determination')).toEqual([
    'Sign the determination of Black pepper from Bay Seafood',
    'Sign',
  ]);
  expect(of('supplier-approval')).toEqual(['Sign the approval of Black pepper from Bay Seafood', 'Sign']);
  expect(of('supplier-evaluation')).toEqual([
    'Finish and sign the evaluation of Black pepper from Bay Seafood',
    'Finish',
  ]);
  expect(of('verification-plan', 2)).toEqual(['Finish and sign 2 verification plans of Black pepper', 'Finish']);
  expect(of('food-hazard-analysis')).toEqual(['Finish and sign the hazard analysis of Black pepper', 'Finish']);
});
