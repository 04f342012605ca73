import { invalidInput } from '@fsvp/service-kit/problem.error';
import { COMMON_PASSWORDS } from './common-passwords.js';

/**
 * Rules for the password of an account beyond its length: neither a common one nor the e-mail address.
 * @throws 400 at `path`
 */
export function assertGoodPassword(password: string, email: string | null, path: string): void {
  const given = password.trim().toLowerCase();
  const refuse = (message: string) => {
    throw invalidInput([{ path, message }]);
  };
  if (given === email?.toLowerCase()) refuse('Choose a password that is not your email address');
  if (COMMON_PASSWORDS.has(given)) refuse('This password is too common. Choose another one');
}
