import * as z from 'zod/mini';
// It configures zod too, and must have done so before.
import '@fsvp/contracts/core/fields';

/** What zod says where a schema has no message of its own, as a sentence that names the field. */

type Issue = z.core.$ZodRawIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'an address such as https://www.fda.gov',
  uuid: 'an id',
  date: 'a day such as 2026-03-05',
  datetime: 'a time such as 2026-03-05T10:00:00Z',
};

/** 'covers'; of an entry of a list 'sources, entry 2'. */
function nameOf(path: readonly PropertyKey[] = []): string {
  const at = path.findLastIndex((part) => typeof part === 'string');
  if (at < 0) return 'The value';
  const entry = path[at + 1];
  return typeof entry === 'number' ? `${String(path[at])}, entry ${entry + 1},` : String(path[at]);
}

const amount = (count: number | bigint, unit: string) => `${String(count)} ${unit}${Number(count) === 1 ? '' : 's'}`;
const UNITS: Readonly<Record<string, string>> = { string: 'character', array: 'entry', set: 'entry', map: 'entry' };

function limitOf(origin: string, verb: 'most' | 'least', limit: number | bigint): string {
  const unit = UNITS[origin];
  if (!unit) return `must be at ${verb} ${String(limit)}`;
  return `must have at ${verb} ${unit === 'entry' && Number(limit) !== 1 ? `${String(limit)} entries` : amount(limit, unit)}`;
}

export function issueText(issue: Issue): string {
  const name = nameOf(issue.path);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return `${name} is required`;
      return `${name} must be ${KINDS[issue.expected] ?? 'of another kind'}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `${name} must be ${String(issue.values[0])}`
        : `${name} must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return `${name} ${limitOf(issue.origin, 'most', issue.maximum)}`;
    case 'too_small':
      return `${name} ${limitOf(issue.origin, 'least', issue.minimum)}`;
    case 'invalid_format':
      return `${name} must be ${FORMATS[issue.format] ?? 'in another form'}`;
    case 'unrecognized_keys':
      return `There is no field ${issue.keys.join(', ')}`;
    default:
      return `${name} is not valid`;
  }
}

// Of servers only: forms have a message for each field, and every module of the page would carry these.
z.config({ localeError: issueText });
