import { describe, expect, it } from '@jest/globals';
import { matchFiles, type KnownProduct } from './match-files.js';

const products: KnownProduct[] = [
  { id: 'bhujia', name: 'Bhujia 400 g', code: '07AFT01' },
  { id: 'papad', name: 'Papad', code: null },
  { id: 'ghee', name: 'Ghee', code: '09BGD01' },
];
const snacks = { id: 'snacks', foodName: 'Fried snacks', productIds: ['bhujia'] };
const all = { id: 'all', foodName: 'Baked food', productIds: [] };
const match = (name: string, files = [snacks, all]) => {
  const { files: found, matchedBy } = matchFiles(name, files, products);
  return `${matchedBy}: ${found.map(({ id }) => id).join()}`;
};

describe('a received product belongs to', () => {
  it.each([
    ['the file that lists it, by its name', 'Bhujia 400 g', 'product: snacks'],
    ['whatever the case and the spaces at its ends', '  bhujia 400 G ', 'product: snacks'],
    ['by its code', '07aft01', 'product: snacks'],
    ['by the name of the food', 'fried snacks', 'product: snacks'],
    ['a file without products, if no file lists it', 'Papad', 'product: all'],
    ['all files, if nobody knows it', 'Bhujia', 'supplier: snacks,all'],
  ])('%s', (_, name, expected) => {
    expect(match(name)).toBe(expected);
  });

  it('no file, if it is known and every file lists others', () => {
    expect(match('Ghee', [snacks])).toBe('product: ');
    expect(match('Something', [])).toBe('supplier: ');
  });

  it('both files of two importers that list it', () => {
    expect(match('Bhujia 400 g', [snacks, { ...snacks, id: 'other' }])).toBe('product: snacks,other');
  });
});
