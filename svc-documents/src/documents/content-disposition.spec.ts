import { expect, it } from '@jest/globals';
import { formatContentDisposition } from './content-disposition.js';

it.each([
  ['plan.pdf', `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
  ['a"b\\c%/d.pdf', `attachment; filename="a_b_c__d.pdf"; filename*=UTF-8''a%22b%5Cc%25%2Fd.pdf`],
  [
    'línea\r\nSet-Cookie: x.txt',
    `attachment; filename="linea__Set-Cookie: x.txt"; filename*=UTF-8''l%C3%ADnea%0D%0ASet-Cookie%3A%20x.txt`,
  ],
  ["日本 (1)'*.csv", `attachment; filename="__ (1)'*.csv"; filename*=UTF-8''%E6%97%A5%E6%9C%AC%20%281%29%27%2A.csv`],
])('encodes %j for the header', (name, expected) => {
  expect(formatContentDisposition(name)).toBe(expected);
});
