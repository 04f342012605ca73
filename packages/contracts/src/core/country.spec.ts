import { expect, it } from '@jest/globals';
import { countryCode } from './country.js';

it.each([
  ['New Zealand', 'NZ'],
  ['  australia ', 'AU'],
  ['CA', 'CA'],
  ['ca', 'CA'],
  ['Viet Nam', 'VN'],
  ['Vietnam', 'VN'],
  ['Germany', 'DE'],
  ['South Korea', 'KR'],
  ['United Kingdom', 'GB'],
  ['Myanmar (Burma)', 'MM'],
  ['Atlantis', null],
  ['', null],
])('the code of %j is %j', (text, code) => expect(countryCode(text)).toBe(code));
