import { invalidInput, type ProblemError } from '@fsvp/service-kit/problems/problem.error';

const MAX_ERRORS = 20;

/** 400 with the first messages on one field, and how many more there are. */
export function problemOf(path: string, messages: readonly string[]): ProblemError {
  const more = messages.length - MAX_ERRORS;
  const shown = more > 0 ? [...messages.slice(0, MAX_ERRORS), `There are ${format(more)} more errors`] : messages;
  return invalidInput(shown.map((message) => ({ path, message })));
}

/** The first names of a list, and how many more there are. */
export function joinNames(names: readonly string[], max = 5): string {
  const shown = names.slice(0, max).map((name) => (name.length > 100 ? `${name.slice(0, 100)}…` : name));
  return names.length > max ? `${shown.join(', ')} and ${format(names.length - max)} more` : shown.join(', ');
}

export function format(number: number): string {
  return number.toLocaleString('en-US');
}
