/** Texts as people type and paste them (ADR 0059). `fold_text` of the database is `foldText` in SQL. */

/** Characters that nobody sees: the default ignorable ones of Unicode and the marks of interlinear annotation. */
const INVISIBLE =
  '\\u034F\\u17B4\\u17B5\\u180B-\\u180D\\u180F\\uFE00-\\uFE0F\\u00AD\\u061C\\u115F\\u1160\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}';
const ASCII = /^[\0-\x7F]*$/;
/** Most texts: nothing to compose or to remove. */
const CLEAN = /^(?:[!-~](?:[ -~]*[!-~])?)?$/;
/** Removed at the ends of a text. Variation selectors are not: they belong to the character before them. */
const EDGE = new RegExp(`^(?![\\u034F\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}])[${INVISIBLE}\\s\\u2800]$`, 'u');
const VISIBLE = new RegExp(`[^${INVISIBLE}\\s\\p{Cc}\\p{Z}\\u2800]`, 'u');
const ALL_INVISIBLE = new RegExp(`[${INVISIBLE}]+`, 'gu');
const MARKS_AND_INVISIBLE = new RegExp(`[\\u0300-\\u036F${INVISIBLE}]+`, 'gu');
/** A word of an Indic script may end with a joiner after its last mark. */
const ENDS_WITH_MARK = /\p{M}$/u;
/** The flags of England, Scotland and Wales are a black flag and invisible letters. */
const ENDS_WITH_FLAG = /\u{1F3F4}[\u{E0030}-\u{E007A}]{1,6}\u{E007F}$/u;

/** Letters that Unicode does not take apart. */
const LETTERS: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

const characterBefore = (text: string, end: number) => /[^]$/u.exec(text.slice(Math.max(0, end - 2), end))?.[0] ?? '';

function belongsToEnd(text: string, character: string): boolean {
  const before = text.slice(0, -character.length).slice(-20);
  if (character === '\u200C' || character === '\u200D') return ENDS_WITH_MARK.test(before);
  return character === '\u{E007F}' && ENDS_WITH_FLAG.test(before + character);
}

/** A text in composed form (NFC), without spaces and invisible characters at its ends. */
export function cleanText(text: string): string {
  if (CLEAN.test(text)) return text;
  const composed = text.normalize('NFC');
  let start = 0;
  let end = composed.length;
  for (; start < end;) {
    const character = String.fromCodePoint(composed.codePointAt(start)!);
    if (!EDGE.test(character)) break;
    start += character.length;
  }
  for (; end > start;) {
    const character = characterBefore(composed, end);
    if (!EDGE.test(character) || belongsToEnd(composed.slice(Math.max(start, end - 24), end), character)) break;
    end -= character.length;
  }
  return composed.slice(start, end);
}

/** Whether a text has a character that people see. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** A text without invisible characters. */
export function removeInvisible(text: string): string {
  return ASCII.test(text) ? text : text.replace(ALL_INVISIBLE, '');
}

/** A text as searches compare it: without case, accents, invisible characters and differences of composition. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(MARKS_AND_INVISIBLE, '')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter]!)
    .normalize('NFC');
}

/** The words of a search; a text has them if it contains each, folded. */
export function searchedWords(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean);
}

/** Whether two texts are the same for people: they differ in case, composition and invisible characters at most. */
export function isSameText(one: string, other: string): boolean {
  return textKey(one) === textKey(other);
}

/** What texts that are the same for people have in common. */
export function textKey(text: string): string {
  return removeInvisible(cleanText(text).normalize('NFKC')).toLowerCase();
}

let collator: Intl.Collator | undefined;

/** Compares texts by their letters, in the order of the lists of the services, whatever language the browser has. */
export function compareTexts(one: string, other: string): number {
  // English has no letters of its own: this is the order of Unicode.
  collator ??= new Intl.Collator('en');
  return collator.compare(one, other);
}
