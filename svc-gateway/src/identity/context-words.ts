import type { Config } from '../config.js';

/** Words of the suite, its field and its roles, which an attacker tries first. */
const SUITE_WORDS = [
  'fsvp',
  'suite',
  'foreign',
  'supplier',
  'verification',
  'program',
  'compliance',
  'importer',
  'inspection',
  'quality',
  'food',
  'safety',
  'administrator',
  'admin',
  'auditor',
  'editor',
  'viewer',
  'qualified',
  'individual',
  'manager',
  'password',
  'welcome',
  'login',
] as const;
/** Shorter words are parts of too many others. */
const SHORTEST = 4;
/** Letters and digits that must be left of a password without these words: few, since no password needs a certain form. */
const LEAST_LEFT = 4;

/** Whose password it is. */
export interface PasswordOwner {
  email: string | null;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  title?: string | null | undefined;
}

function wordsOf(texts: readonly (string | null | undefined)[]): string[] {
  return texts.flatMap((text) => (text ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u));
}

/**
 * Whether a password is made of words of the suite, of its address (the organization) or of the person.
 * docs/operations/asvs.md lists the words.
 */
export function isMadeOfContextWords(
  password: string,
  { email, firstName, lastName, title }: PasswordOwner,
  publicUrl: Config['PUBLIC_URL'],
): boolean {
  const host = publicUrl && URL.canParse(publicUrl) ? new URL(publicUrl).hostname : '';
  const words = [...SUITE_WORDS, ...wordsOf([email, firstName, lastName, title, host])]
    .filter(({ length }) => length >= SHORTEST)
    .sort((one, other) => other.length - one.length);
  // A removed word leaves a blank, so that its neighbours do not form another one.
  const left = words.reduce((text, word) => text.replaceAll(word, ' '), password.toLowerCase());
  const shortened = left !== password.toLowerCase();
  return shortened && left.replace(/[^\p{L}\p{N}]/gu, '').length < LEAST_LEFT;
}
