import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { setCurrentLanguage } from '../foundation/language.js';

/** By the id of the text, compiled as `formatjs compile --ast` does it. */
export type Translations = Record<string, string | MessageFormatElement[]>;

let known: Translations = {};

/** Sets the language of the page. Before the first render; what is rendered already does not change. */
export function setLanguage(language: string): void {
  setCurrentLanguage(language);
  known = {};
}

/** Adds the texts of a module in the current language, before its first screen. */
export function addTranslations(translations: Translations): void {
  known = { ...known, ...translations };
}

/** A text that no build has given an id, as in tests, is found by its English text. */
export const translationOf = ({ id, defaultMessage }: { id?: string; defaultMessage: string }) =>
  known[id ?? defaultMessage];
