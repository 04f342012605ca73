import { expect, test } from '@jest/globals';
import { errorsFileName, errorsText } from './errors-file.js';

test('columns have their labels, cells are quoted if needed, and formulas are escaped', () => {
  const text = errorsText([
    { row: 2, line: 3, path: 'postalCode', message: 'At most 20, please' },
    { row: 4, path: 'row', message: '=HYPERLINK("http://example.com")' },
  ]);
  expect(text).toBe(
    'Row,Line,Column,Problem\r\n2,3,Postal Code,"At most 20, please"\r\n4,,Whole row,"\'=HYPERLINK(""http://example.com"")"\r\n',
  );
});

test('the file name is derived from the imported file', () => {
  expect(errorsFileName('firms.2024.xlsx')).toBe('firms.2024-problems.csv');
});
