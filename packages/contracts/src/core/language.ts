import * as z from 'zod/mini';
import { compareTexts, foldText } from './text.js';

/** Languages, as ISO 639-1 names them, such as 'vi'. */

export const language = z
  .string()
  .check(z.toLowerCase(), z.regex(/^[a-z]{2}$/, 'Use the two letters of ISO 639-1, such as es'));

const CODES =
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'.split(
    ' ',
  );

let names: Intl.DisplayNames | undefined;

/** The English name of a language, such as 'Vietnamese'; its code if it has none. @param code of ISO 639-1 */
export function languageName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'language' });
  return names.of(code) ?? code;
}

/**
 * The languages whose name contains a text, by name; the one whose code it is comes first.
 * @returns options of a choice
 */
export function findLanguages(text: string): { value: string; label: string; description: string }[] {
  const searched = foldText(text.trim());
  return CODES.map((code) => ({ value: code, label: languageName(code), description: code }))
    .filter(({ value, label }) => value === searched || foldText(label).includes(searched))
    .sort((a, b) => Number(b.value === searched) - Number(a.value === searched) || compareTexts(a.label, b.label));
}
