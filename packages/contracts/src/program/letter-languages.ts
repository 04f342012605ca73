/** The languages of the letters that the suite writes. */
export const LETTER_LANGUAGES = ['en', 'pt', 'es', 'zh', 'vi'] as const;
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number];
