import { foldText } from '@fsvp/contracts/core/text';

const TOKEN = /\p{Script=Han}|\d+|[^\P{L}\p{Script=Han}]+/gu;

/** 'AuditReport' as two words. */
export const splitCase = (text: string): string => text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

/** The folded words, numbers and Chinese characters of a text. */
export const tokensOf = (text: string): string[] => foldText(text).match(TOKEN) ?? [];

/** Tokens for a search with `includes`: the phrase ' audit report ' is found as whole words only. */
export const phraseOf = (tokens: readonly string[]): string => ` ${tokens.join(' ')} `;
