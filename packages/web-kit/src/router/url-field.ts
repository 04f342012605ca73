/** Maps one property of a screen's state to a URL parameter. */
export interface UrlField<T> {
  /** Parses all values of the parameter; invalid values count as absent. */
  parse(values: string[]): T;
  /** The parameter's values; none for the default. */
  format(value: T): string[];
}

/** Any text; '' if absent. */
export function urlText(): UrlField<string> {
  return { parse: ([value = '']) => value, format: (value) => (value ? [value] : []) };
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** The id of a record by which a list is filtered. */
export function urlId(): UrlField<string | undefined> {
  return {
    parse: ([value = '']) => (UUID.test(value) ? value : undefined),
    format: (value) => (value ? [value] : []),
  };
}

/** A record id or another optional text. */
export function urlOptional(): UrlField<string | undefined> {
  return { parse: ([value]) => value || undefined, format: (value) => (value ? [value] : []) };
}

/** One value of a closed list, or undefined. */
export function urlChoice<const V extends string>(values: readonly V[]): UrlField<V | undefined> {
  return { parse: ([value]) => values.find((known) => known === value), format: (value) => (value ? [value] : []) };
}

/** Several values of a closed list; the parameter is repeated. */
export function urlChoices<const V extends string>(values: readonly V[]): UrlField<V[]> {
  return { parse: (given) => values.filter((known) => given.includes(known)), format: (value) => value };
}

/** A whole number from 0, such as an offset; `fallback` if absent. */
export function urlNumber(fallback = 0): UrlField<number> {
  return {
    parse: ([value]) => (value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : fallback),
    format: (value) => (value === fallback ? [] : [String(value)]),
  };
}
