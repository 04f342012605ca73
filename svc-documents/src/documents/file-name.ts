import { invalidInput } from '@fsvp/service-kit/problem.error';

/** Line breaks and other control characters, which no file name needs. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
/** Marks that turn the direction of what follows, so that `…fdp.exe` reads as `…exe.pdf`. The plain marks of right-to-left scripts are no such. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A file's own name: without the folders it came from, on one line and read as it is written.
 * @throws 400 when nothing of it is left
 */
export function plainFileName(given: string): string {
  const name = given
    .slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1)
    .replace(TURNS, '')
    .replace(CONTROLS, ' ')
    .trim();
  if (!name || /^\.+$/.test(name)) throw invalidInput([{ path: 'fileName', message: 'File name is required' }]);
  return name;
}
