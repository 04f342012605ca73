import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { formatToParts, type Formatters, type Formats } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import { formatNumber } from '../foundation/format.js';
import { currentLanguage, perLanguage } from '../foundation/language.js';
import { translationOf } from './translations.js';

/** A text in English, in the syntax of ICU MessageFormat. The build compiles it and adds its id. */
export interface TextDescriptor {
  defaultMessage: string;
  /** For translators: what they cannot know from the text. Part of the id, so that a text can have two translations. */
  description?: string;
}

export type TextValues = Record<string, string | number>;
/** A tag of the text is a function of what it contains. */
export type TextElements = Record<string, ReactNode | ((content: ReactNode) => ReactNode)>;

/** A text in the current language. Call it while rendering or in a handler, not when a file is loaded. */
export function t(text: TextDescriptor, values?: TextValues): string;
export function t(text: TextDescriptor, values: TextElements): ReactNode;
export function t(text: TextDescriptor, values?: TextElements): ReactNode {
  const message = translationOf(text) ?? text.defaultMessage;
  const parts = formatToParts<ReactNode>(
    typeof message === 'string' ? parsed(message) : message,
    currentLanguage(),
    formatters,
    formats,
    values && mapTags(values),
  ).map((part): ReactNode => part.value);
  const isText = parts.every((part) => typeof part === 'string');
  return isText ? parts.join('') : createElement(Fragment, null, ...parts);
}

type TagContent = (parts: ReactNode[]) => ReactNode;

const mapTags = (values: TextElements) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, ReactNode | TagContent] => [
      name,
      typeof value === 'function' ? (parts) => value(createElement(Fragment, null, ...parts)) : value,
    ]),
  );

const cardinal = perLanguage((language) => new Intl.PluralRules(language));
const ordinal = perLanguage((language) => new Intl.PluralRules(language, { type: 'ordinal' }));
/** Texts contain dates as values, formatted by formatDate and its neighbors. */
const formats: Formats = { number: {}, date: {}, time: {} };
const formatters: Formatters = {
  getNumberFormat: () => ({ format: formatNumber }) as Intl.NumberFormat,
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
  getPluralRules: (_, options) => (options?.type === 'ordinal' ? ordinal() : cardinal()),
};

/** In tests, where no build has compiled the texts. */
function parsed(message: string): MessageFormatElement[] {
  let elements = parsedTexts.get(message);
  if (!elements) parsedTexts.set(message, (elements = parse(message)));
  return elements;
}
const parsedTexts = new Map<string, MessageFormatElement[]>();
