import { cleanText, isVisible } from '@fsvp/contracts/core/text';
import { invalidInput } from '@fsvp/service-kit/problems/problem.error';

/** Line breaks and other control characters. */
// eslint-disable-next-line no-control-regex -- the control characters are meant
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
/**
 * Overrides of the text direction, which make `…fdp.exe` look like `…exe.pdf`. Right-to-left scripts do not need them.
 */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Removes folders, control characters and direction overrides from a file name.
 * @throws 400 when nothing remains
 */
export function sanitizeFileName(requested: string): string {
  const name = requested
    .slice(Math.max(requested.lastIndexOf('/'), requested.lastIndexOf('\\')) + 1)
    .replace(DIRECTION_OVERRIDES, '')
    .replace(CONTROL_CHARACTERS, ' ');
  const clean = cleanText(name);
  if (!isVisible(clean) || /^\.+$/.test(clean))
    throw invalidInput([{ path: 'fileName', message: 'File name is required' }]);
  return clean;
}
