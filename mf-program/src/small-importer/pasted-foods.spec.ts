import { expect, test } from '@jest/globals';
import { readPastedFoods } from './pasted-foods.js';

test('reads code and name of each line, in either order', () => {
  const text = '16JFD05 Frozen shrimp 16/20\nRoasted coffee beans, 31kgt99\n\n28A Black pepper\nCashew nuts\n23';
  expect(readPastedFoods(text, [])).toEqual({
    foods: [
      { code: '16JFD05', name: 'Frozen shrimp 16/20' },
      { code: '31KGT99', name: 'Roasted coffee beans' },
      { code: '28A', name: 'Black pepper' },
    ],
    incomplete: [5, 6],
  });
});

test('reads the supplier of a line, also one with a comma, and of copied cells', () => {
  const suppliers = [
    { id: 'a', name: 'Anh Duong Co., Ltd.', country: 'Viet Nam' },
    { id: 'b', name: 'Fazenda Boa Vista', country: 'Brazil' },
  ];
  const text = [
    '16JFD05 Frozen shrimp, cooked, Anh Duong Co., Ltd.',
    'FAZENDA BOA VISTA\t31KGT99\tRoasted coffee beans',
    '31KGT99, Green coffee, Somebody Else',
    'Fazenda Boa Vista, 31KGT99',
  ].join('\n');
  expect(readPastedFoods(text, suppliers)).toEqual({
    foods: [
      { code: '16JFD05', name: 'Frozen shrimp cooked', supplierId: 'a' },
      { code: '31KGT99', name: 'Roasted coffee beans', supplierId: 'b' },
      { code: '31KGT99', name: 'Green coffee Somebody Else' },
    ],
    incomplete: [4],
  });
});
