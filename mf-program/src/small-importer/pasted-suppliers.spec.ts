import { expect, test } from '@jest/globals';
import { isSameSupplier, readPastedSuppliers } from './pasted-suppliers.js';

test('reads name, country and email of each line, also of names with commas and of copied cells', () => {
  const text =
    'Konkan Seafoods, India\n\nAnh Duong Co., Ltd., Viet Nam, qa@anhduong.vn\nFazenda Boa Vista\tBrazil\r\nNo country';
  expect(readPastedSuppliers(text)).toEqual({
    suppliers: [
      { name: 'Konkan Seafoods', country: 'India', email: undefined },
      { name: 'Anh Duong Co., Ltd.', country: 'Viet Nam', email: 'qa@anhduong.vn' },
      { name: 'Fazenda Boa Vista', country: 'Brazil', email: undefined },
    ],
    incomplete: [5],
  });
});

test('knows a supplier again whatever its case, accents, spaces and punctuation', () => {
  const one = { name: 'Café Boa Vista', country: 'Brazil' };
  expect(isSameSupplier(one, { name: 'CAFE BOA VISTA', country: 'brazil' })).toBe(true);
  expect(isSameSupplier(one, { ...one, country: 'Peru' })).toBe(false);
  const uno = { name: 'Trial Plant Uno SA', country: 'Peru' };
  expect(isSameSupplier(uno, { name: 'Trial Plant Uno, S.A.', country: 'Peru.' })).toBe(true);
  expect(isSameSupplier(uno, { ...uno, name: 'Trial Plant Dos S.A.' })).toBe(false);
});
