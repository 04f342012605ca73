import { describe, expect, it } from '@jest/globals';
import { cleanText, splitVisualRuns, wrapText } from './pdf-text.js';

describe('wrap', () => {
  const lines = (text: string, width: number, most = 9) => wrapText(text, width, () => 1, most);

  it('breaks between words, after hyphens, before ideographs, and anywhere if it must', () => {
    expect(lines('Petropavlovsk-Kamchatskiy Port', 16)).toEqual(['Petropavlovsk-', 'Kamchatskiy Port']);
    expect(lines('Fish Co-op Ltd', 9)).toEqual(['Fish Co-', 'op Ltd']);
    expect(lines('Foods 食品公司', 8)).toEqual(['Foods 食品', '公司']);
    expect(lines('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
    expect(lines('a-', 1)).toEqual(['a', '-']);
    expect(lines('', 5)).toEqual(['']);
  });

  it('keeps a letter and its marks together', () => {
    expect(lines('x\u0323y\u0323z', 2)).toEqual(['x\u0323y\u0323', 'z']);
  });

  it('ends in an ellipsis when there are too many lines', () => {
    let truncated = false;
    expect(
      wrapText(
        'one two three',
        5,
        () => 1,
        2,
        () => (truncated = true),
      ),
    ).toEqual(['one', 'two…']);
    expect(truncated).toBe(true);
  });
});

it('orders the runs of a line from left to right', () => {
  expect(splitVisualRuns('Nile شركة (2024)')).toEqual([
    { text: 'Nile ', rightToLeft: false },
    { text: ')', rightToLeft: true },
    { text: '2024', rightToLeft: false },
    { text: 'شركة (', rightToLeft: true },
  ]);
  expect(splitVisualRuns('شركة (20) Ltd')).toEqual([
    { text: 'Ltd', rightToLeft: false },
    { text: ') ', rightToLeft: true },
    { text: '20', rightToLeft: false },
    { text: 'شركة (', rightToLeft: true },
  ]);
});

it('composes letters and drops line breaks and direction marks', () => {
  expect(cleanText('Cafe\u0301\nbar\u202e')).toBe('Café bar');
});
