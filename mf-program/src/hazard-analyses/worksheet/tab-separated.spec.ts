import { describe, expect, it } from '@jest/globals';
import { formatTabSeparated, parseTabSeparated } from './tab-separated.js';

describe('cells of a spreadsheet', () => {
  it.each([
    [
      'a\tb\nc\td\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\r\nb', [['a'], ['b']]],
    ['"two\nlines"\t"a ""quote"""', [['two\nlines', 'a "quote"']]],
    ['"open\tb', [['"open', 'b']]],
    ['12" pipe\tb', [['12" pipe', 'b']]],
    ['a\t\tb', [['a', '', 'b']]],
  ])('are read from %j', (text, cells) => expect(parseTabSeparated(text)).toEqual(cells));

  it('survive a copy', () => {
    const cells = [
      ['a', 'two\nlines'],
      ['tab\t', 'say "no"'],
    ];
    expect(parseTabSeparated(formatTabSeparated(cells))).toEqual(cells);
  });
});
