import { describe, expect, it } from '@jest/globals';
import { similarKey, supplierKeys } from './supplier-keys.js';

const keysOf = (address: string | null, name = 'Andes', city: string | null = 'Lima', country = 'Peru') =>
  supplierKeys({ name, address, city, country });
const isSame = (one: string, other: string) => keysOf(one).matchKey === keysOf(other).matchKey;

describe('keys of suppliers', () => {
  it.each([
    ['1-11', '11-1'],
    ['1-11', '111'],
    ['Calle 12/3', 'Calle 123'],
    ['No. 5.7', 'No. 57'],
    ['12 3', '123'],
    ['1-11 Av. 2', '1-1 1 Av. 2'],
  ])('know %s from %s', (one, other) => {
    expect(isSame(one, other)).toBe(false);
  });

  it.each([
    ['Calle 12/3', 'CALLE 12 / 3'],
    ['1-11', '1–11'],
    ['Av. Grau, 12-B', 'av grau 12b'],
    ['Cafe\u0301 5', 'Café 5'],
    ['Pes\u200Bquera 1\u2060-11', 'Pesquera 1-11'],
    ['１-１１', '1-11'],
  ])('take %s for %s', (one, other) => {
    expect(isSame(one, other)).toBe(true);
  });

  it('have the numbers of names, which similar suppliers are told by', () => {
    const [one, other] = [keysOf(null, 'Plant 1-11'), keysOf('5', 'Plant 11-1', 'Cusco')];
    expect(one.nameKey).toBe(other.nameKey);
    expect(similarKey(one.matchKey)).not.toBe(similarKey(other.matchKey));
    expect(similarKey(one.matchKey)).toBe(similarKey(keysOf('9', 'PLANT 1-11', 'Cusco').matchKey));
    expect(similarKey(keysOf('1', 'A 1|2').matchKey)).toBe(similarKey(keysOf('2', 'A 1|2').matchKey));
  });
});
