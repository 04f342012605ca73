import { invalidInput } from '@fsvp/service-kit/problems/problem.error';
import type { Config } from '../config.js';
import { COMMON_PASSWORDS } from './common-passwords.js';
import { isMadeOfContextWords, type PasswordOwner } from './context-words.js';

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
