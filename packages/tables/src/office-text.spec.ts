import { expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { decodeOfficeText, escapeOfficeText } from './office-text.js';

it('escapes what XML does not allow, and text that looks like an escape', () => {
  expect(escapeOfficeText('a\ufffeb\uffffc\u0001d\re\nf\tg')).toBe('a_xFFFE_b_xFFFF_c_x0001_d_x000D_e\nf\tg');
  expect(escapeOfficeText('lot _x0041_ and _X')).toBe('lot _x005F_x0041_ and _X');
  expect(escapeOfficeText('\ud800')).toBe('\ufffd');
});

it('any text is read back as it was written', () => {
  const text = fc.string({
    unit: fc.constantFrom('_', 'x', '0', '4', '1', 'F', '\r', '\n', '\ufffe', '\u0000', '😀', 'é'),
  });
  fc.assert(fc.property(text, (value) => expect(decodeOfficeText(escapeOfficeText(value))).toBe(value)));
});
