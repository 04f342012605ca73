import type { LetterLanguage } from '@fsvp/contracts/program/letter-languages';

/** In the language itself, so that its readers find it. */
export const LETTER_LANGUAGE_LABELS: Record<LetterLanguage, string> = {
  en: 'English',
  pt: 'Português',
  es: 'Español',
  zh: '中文',
  vi: 'Tiếng Việt',
};
/** Of the `lang` attribute. */
export const LETTER_LANGUAGE_TAGS: Record<LetterLanguage, string> = {
  en: 'en',
  pt: 'pt-BR',
  es: 'es',
  zh: 'zh-Hans',
  vi: 'vi',
};
