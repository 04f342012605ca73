import { expect, it } from '@jest/globals';
import { cleanCell, isErrorValue, isRoundedNumber, readYesNo } from './cells.js';

it('removes blanks around a cell, and the quote of an export', () => {
  expect([' a ', "'+49 40", "''=x", "'t Hof", ' \u00a0'].map(cleanCell)).toEqual(['a', '+49 40', "'=x", "'t Hof", '']);
});

it.each([
  ...['#N/A', '#n/a', '#REF!', '#DIV/0!', '#NAME?', '#VALUE!', '#NULL!', '#NUM!', '#SPILL!', '#CALC!', '#FIELD!'],
  ...['#BEZUG!', '#WERT!', '#NV', '#N/D', '#¡REF!', '#¿NOMBRE?', '#ЗНАЧ!', '#GETTING_DATA', 'Err:502', '########'],
])('%s is an error of a spreadsheet', (cell) => expect(isErrorValue(cell)).toBe(true));

it.each(['#12', '# 5', 'No. #4!', 'N/A', '#1 Foods', '#', 'Unit #7', 'Err:1', '#Yes!', ''])('%j is text', (cell) =>
  expect(isErrorValue(cell)).toBe(false),
);

it.each(['3.01E+09', '3,01e+09', '1E+15', '100417.0', '100417,00'])('%s is no code', (cell) =>
  expect(isRoundedNumber(cell)).toBe(true),
);

it.each(['100417', '12E3', 'E+09', '1.2.0', '10.5', '00-000-0000', ''])('%j may be a code', (cell) =>
  expect(isRoundedNumber(cell)).toBe(false),
);

it('reads yes and no as people and programs write them', () => {
  expect(['yes', 'YES', 'y', 'TRUE', 'true', '1'].map(readYesNo)).toEqual(Array(6).fill('true'));
  expect(['no', 'N', 'FALSE', '0'].map(readYesNo)).toEqual(Array(4).fill('false'));
  expect(['', 'x', 'constructor', '2'].map(readYesNo)).toEqual(Array(4).fill(undefined));
});
