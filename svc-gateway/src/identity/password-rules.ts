import { readFileSync } from 'node:fs';
import { invalidInput } from '@fsvp/service-kit/problems/problem.error';
import type { Config } from '../config.js';
import { isMadeOfContextWords, type PasswordOwner } from './context-words.js';

/**
 * The 5,000 commonest passwords of at least 12 characters, in lower case. Origin: ten million leaked passwords that Mark
 * Burnett placed in the public domain in 2015, by their frequency. Shorter ones are refused by their length.
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
);

/**
 * Rules for the password of an account beyond its length: neither a common one, nor the e-mail address, nor made of words
 * that an attacker knows.
 * @throws 400 at `path`
 */
export function assertGoodPassword(
  password: string,
  owner: PasswordOwner,
  publicUrl: Config['PUBLIC_URL'],
  path: string,
): void {
  const given = password.trim().toLowerCase();
  const refuse = (message: string) => {
    throw invalidInput([{ path, message }]);
  };
  if (given === owner.email?.toLowerCase()) refuse('Choose a password that is not your email address');
  if (COMMON_PASSWORDS.has(given)) refuse('This password is too common. Choose another one');
  if (isMadeOfContextWords(password, owner, publicUrl))
    refuse('Add more words: your name, your company and words such as FSVP or supplier are easy to guess');
}
