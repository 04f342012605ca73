import { expect, it } from '@jest/globals';
import { sanitizeFileName } from './file-name.js';

it.each([
  ['plan.pdf', 'plan.pdf'],
  ['C:\\fakepath\\plan.pdf', 'plan.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['a"b\'c;d%2F&.pdf', 'a"b\'c;d%2F&.pdf'],
  ['one\r\nSet-Cookie: x.pdf', 'one Set-Cookie: x.pdf'],
  ['a\tb\u0085c\u2028d.pdf', 'a b c d.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['\u2066left\u2069.pdf', 'left.pdf'],
  ['\u200fشهادة\u200f.pdf', 'شهادة\u200f.pdf'],
  ['Zertifikat Mu\u0308ller.pdf\u200b', 'Zertifikat Müller.pdf'],
  ['👩‍🌾 証明書.pdf', '👩‍🌾 証明書.pdf'],
  ['.htaccess', '.htaccess'],
])('returns for %j the name %j', (requested, name) => {
  expect(sanitizeFileName(requested)).toBe(name);
});

it.each(['/', 'folder/', '..', 'a/..', '\u202e', '\u200b', '\r\n'])(
  'refuses %j, because no name remains',
  (requested) => {
    expect(() => sanitizeFileName(requested)).toThrow('Check fileName');
  },
);
