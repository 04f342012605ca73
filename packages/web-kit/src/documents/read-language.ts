import { tokensOf, phraseOf } from './file-tokens.js';
import { LANGUAGE_OF_MONTH } from './date-words.js';
import { languageOfKinds } from './document-words.js';

/** Frequent words of one of the languages only, folded. */
const FREQUENT: Record<string, string> = {
  en: 'the and of is are this with that by for from has have was were which',
  es: 'el los las y del con por una es este esta fue son su al',
  pt: 'os das dos e em um uma nao com pela pelo sao foi ao na no',
  fr: 'le les des et du est une dans par pour sur aux cette avec qui',
  de: 'der die das und ist von den mit fur wird auf nicht eine ein des dem',
  it: 'il gli della delle di e che per con non sono del alla nel',
  vi: 'cua va cac duoc cho trong khong nay ngay voi theo tai so',
};
const LANGUAGE_OF_WORD = new Map<string, string[]>();
for (const [language, words] of Object.entries(FREQUENT))
  for (const word of words.split(' ')) LANGUAGE_OF_WORD.set(word, [...(LANGUAGE_OF_WORD.get(word) ?? []), language]);

const FEWEST_WORDS = 6;
const FEWEST_CHINESE = 10;

/** What names of files say of their language. */
const NAMED: readonly [language: string, names: string][] = [
  ['en', 'english, in english'],
  ['es', 'español, castellano, in spanish, spanish version, spanish translation'],
  ['pt', 'português, in portuguese, portuguese version, portuguese translation'],
  ['fr', 'français, in french, french version, french translation'],
  ['de', 'deutsch, in german, german version, german translation'],
  ['it', 'italiano, in italian, italian version, italian translation'],
  ['zh', '中文, in chinese, chinese version, chinese translation'],
  ['vi', 'tiếng việt, in vietnamese, vietnamese version, vietnamese translation'],
];
const NAMES = NAMED.flatMap(([language, names]) =>
  names.split(',').map((name) => [language, phraseOf(tokensOf(name))] as const),
);
const CODE = /[_(-](EN|ES|PT|FR|DE|IT|ZH|VI)\)?$/;

const only = (languages: Iterable<string>): string | undefined => {
  const different = [...new Set(languages)];
  return different.length === 1 ? different[0] : undefined;
};

/** The language that a name gives in words or as a code at its end. @param name without its ending */
export function namedLanguage(name: string): string | undefined {
  const words = phraseOf(tokensOf(name));
  return (
    only(NAMES.filter(([, phrase]) => words.includes(phrase)).map(([language]) => language)) ??
    CODE.exec(name.trimEnd())?.[1]?.toLowerCase()
  );
}

/** The language of the words for kinds and months in a name. */
export function languageOfName(tokens: readonly string[]): string | undefined {
  const months = tokens.flatMap((token) => LANGUAGE_OF_MONTH.get(token) ?? []);
  const kind = languageOfKinds(tokens);
  return only(kind ? [...months, kind] : months);
}

/** The language of a page by its frequent words; undefined where no language has clearly the most. */
export function languageOfText(tokens: readonly string[]): string | undefined {
  const chinese = tokens.filter((token) => /^\p{Script=Han}$/u.test(token)).length;
  const kana = tokens.some((token) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(token));
  if (chinese >= FEWEST_CHINESE && chinese * 3 > tokens.length) return kana ? undefined : 'zh';
  const counts = new Map<string, number>();
  for (const token of tokens)
    for (const language of LANGUAGE_OF_WORD.get(token) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [[language, most] = [], [, second = 0] = []] = [...counts].sort((a, b) => b[1] - a[1]);
  return most !== undefined && most >= FEWEST_WORDS && most >= second * 1.5 ? language : undefined;
}
