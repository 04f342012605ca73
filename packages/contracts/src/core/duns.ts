import * as z from 'zod/mini';
import { clean } from './fields.js';

const DUNS_MESSAGE = 'Enter the 9 digits of the DUNS number';

/** Printed with hyphens or blanks, too: `12-345-6789`. */
export const dunsText = z.string(DUNS_MESSAGE).check(
  clean,
  z.overwrite((text) => text.replace(/[\s\p{Pd}]/gu, '')),
  z.regex(/^\d{9}$/, { error: DUNS_MESSAGE, abort: true }),
  z.regex(/^(\d)(?!\1{8}$)/, 'This is not a DUNS number: its digits are all the same'),
);
