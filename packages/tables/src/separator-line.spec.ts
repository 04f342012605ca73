import { expect, it } from '@jest/globals';
import { isSeparatorLine, readSeparatorLine } from './separator-line.js';

it.each([
  ['sep=;\r\nname;country', 'semicolon'],
  ['\ufeffSEP=,\nname,country', 'comma'],
  ['sep=\t\rname', 'tab'],
  ['"sep=|"', 'pipe'],
  ['sep=;;;\nname;country;city', 'semicolon'],
  ['sep=x\n', undefined],
  ['name;sep=;\n', undefined],
  ['', undefined],
])('%j names the separator %s', (text, separator) => expect(readSeparatorLine(text)).toBe(separator));

it('knows the line however it was split', () => {
  expect(isSeparatorLine(['sep=', ''], 'semicolon')).toBe(true);
  expect(isSeparatorLine(['sep=;'], 'comma')).toBe(true);
  expect(isSeparatorLine(['sep', 'x'], 'comma')).toBe(false);
});
