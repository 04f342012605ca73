/**
 * What modules get when they import 'zod/mini': one copy, in the shell. It contains more than the shell's own contracts
 * use, but not all of zod, whose error texts in other languages are larger than the rest.
 */
import { locales as allLocales, regexes as allRegexes } from 'zod/mini';

export {
  _default,
  array,
  boolean,
  check,
  cidrv4,
  cidrv6,
  config,
  custom,
  enum,
  extend,
  int,
  ipv4,
  ipv6,
  iso,
  length,
  literal,
  looseObject,
  maxLength,
  meta,
  minimum,
  minLength,
  NEVER,
  null,
  nullable,
  number,
  object,
  omit,
  optional,
  overwrite,
  parse,
  partial,
  pipe,
  record,
  refine,
  regex,
  safeParse,
  strictObject,
  string,
  toLowerCase,
  toUpperCase,
  transform,
  trim,
  tuple,
  union,
  unknown,
  uuid,
} from 'zod/mini';

export const locales = { en: allLocales.en };
export const regexes = { html5Email: allRegexes.html5Email };
