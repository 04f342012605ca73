import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { countryCode } from './country.js';
import { externalId } from './external-ids.js';
import { optionalText, repeatedText, requiredText, search } from './fields.js';
import { findLanguages } from './language.js';
import { cleanText, compareTexts, foldText, isSameText, isVisible, searchedWords, textKey } from './text.js';

const ZERO_WIDTH = '\u200B';

describe('clean text', () => {
  it('is composed, without spaces and invisible characters at its ends', () => {
    expect(cleanText(`${ZERO_WIDTH} Caf\u0065\u0301 \u2060\uFEFF\u00AD`)).toBe('Café');
    expect(cleanText('\u202BAndes\u202C')).toBe('Andes');
    expect(cleanText(`\u3164${ZERO_WIDTH}\u2800 \u00A0`)).toBe('');
    expect(cleanText(`Pes${ZERO_WIDTH}quera`)).toBe(`Pes${ZERO_WIDTH}quera`);
  });

  it('keeps the invisible characters that belong to a visible one', () => {
    // A heart that is drawn as a picture, the flag of England, a family, a chillu of Malayalam, a word of Persian.
    for (const text of [
      '❤\uFE0F',
      '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '👩\u200D👩\u200D👧',
      'അവന\u0D4D\u200D',
      'می\u200Cخواهم',
    ])
      expect(cleanText(text)).toBe(text);
    expect(cleanText('Andes\u200D')).toBe('Andes');
    expect(cleanText(`Andes\u{E007F}`)).toBe('Andes');
  });

  it('is what cleaning leaves of any text, in linear time', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => cleanText(cleanText(text)) === cleanText(text)));
    const start = performance.now();
    cleanText(`a${' \u200B'.repeat(200_000)}b`);
    cleanText(`a${' \u200B'.repeat(200_000)}`);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('is what fields, external ids, searches and filters have', () => {
    const given = `${ZERO_WIDTH}Cafe\u0301 ${ZERO_WIDTH}`;
    for (const schema of [requiredText(), optionalText(), externalId, search])
      expect(z.parse(schema as z.ZodMiniType, given)).toBe('Café');
    expect(z.parse(repeatedText(3), [given, 'Peru'])).toEqual(['Café', 'Peru']);
  });
});

describe('visible text', () => {
  it('has something to see', () => {
    for (const blank of ['', ' ', ZERO_WIDTH, '\u00AD\u2060', '\u3164', '\u2800', '\u0007', '\uFE0F'])
      expect([blank, isVisible(blank)]).toEqual([blank, false]);
    for (const text of ['a', '上', '\u0301', '❤\uFE0F', '٪']) expect(isVisible(text)).toBe(true);
  });

  it('is what a required text needs, and an optional text without any is null', () => {
    const message = 'Name is required';
    for (const blank of [' ', ZERO_WIDTH, ` \u3164${ZERO_WIDTH}`, '\u0007'])
      expect([
        z.safeParse(requiredText(5, message), blank).error?.issues.map((issue) => issue.message)[0],
        z.parse(optionalText(5), blank),
      ]).toEqual([message, null]);
  });
});

describe('folded text', () => {
  it('has no case, accents, invisible characters and differences of composition', () => {
    const folded: Record<string, string> = {
      'São Paulo': 'sao paulo',
      ['Törőcsik'.normalize('NFD')]: 'torocsik',
      'İSTANBUL ısparta': 'istanbul isparta',
      'Łódź ÆRØ Straße Đà Þór œuf': 'lodz aero strasse da thor oeuf',
      [`Pes${ZERO_WIDTH}quera`]: 'pesquera',
      'ΟΔΟΣ Όδος': 'οδοσ οδοσ',
      ＡＢＣ１２: 'abc12',
      ﬁsh: 'fish',
      한국: '한국',
      '100% _\\': '100% _\\',
    };
    expect(Object.keys(folded).map(foldText)).toEqual(Object.values(folded));
    expect(searchedWords(' São  PAULO ')).toEqual(['sao', 'paulo']);
  });

  it('is what people type to find languages and countries', () => {
    expect(findLanguages('bokmal').map(({ value }) => value)).toContain('nb');
    expect(["Côte d'Ivoire", 'cote d’ivoire', 'Türkiye', 'turkiye', 'Turkey', 'PERU'].map(countryCode)).toEqual([
      'CI',
      'CI',
      'TR',
      'TR',
      'TR',
      'PE',
    ]);
  });
});

it('keys of texts ignore case, composition and invisible characters, but no accents', () => {
  expect(textKey(`Cafe\u0301 ${ZERO_WIDTH}X `)).toBe('café x');
  expect(isSameText('Müller', 'MU\u0308LLER\u200E')).toBe(true);
  expect(isSameText('Müller', 'Muller')).toBe(false);
});

it('texts are compared by their letters', () => {
  const names = ['Zeta', 'Ávila', 'andes', 'Łódź', 'Lodz', 'Ähre', 'ZZ'];
  expect(names.toSorted(compareTexts)).toEqual(['Ähre', 'andes', 'Ávila', 'Lodz', 'Łódź', 'Zeta', 'ZZ']);
});
