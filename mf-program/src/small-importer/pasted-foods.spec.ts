import { expect, test } from '@jest/globals';
import { readPastedFoods } from './pasted-foods.js';

test('reads code and name of each line, in either order', () => {
  const text = '16JFD05 Frozen shrimp 16/20\nRoasted coffee beans, 31kgt99\n\n28A Black pepper\nCashew nuts\n23';
  expect(readPastedFoods(text)).toEqual({
    foods: [
      { code: '16JFD05', name: 'Frozen shrimp 16/20' },
      { code: '31KGT99', name: 'Roasted coffee beans' },
      { code: '28A', name: 'Black pepper' },
    ],
    incomplete: [5, 6],
  });
});
