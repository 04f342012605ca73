import { t } from '@fsvp/ui';

/** 'a', 'a and b' or 'a, b and c' */
export const listText = (items: readonly (number | string)[]): string =>
  items.length > 1
    ? t({ defaultMessage: '{most} and {last}' }, { most: items.slice(0, -1).join(', '), last: items.at(-1)! })
    : String(items[0] ?? '');

/** 'line 3' or 'lines 3, 5 and 8' */
export const linesText = (lines: readonly number[]): string =>
  t(
    { defaultMessage: '{count, plural, one {line {lines}} other {lines {lines}}}' },
    { count: lines.length, lines: listText(lines) },
  );
