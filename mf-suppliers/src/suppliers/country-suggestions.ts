import { listCountries } from '@fsvp/contracts/core/country';
import type { Suggestion } from '@fsvp/ui/dialogs';

let suggestions: Suggestion[] | undefined;

/** All countries, which are found by their other spellings and codes, too. Any other text can be entered. */
export const countrySuggestions = (): Suggestion[] =>
  (suggestions ??= listCountries().map(({ name, others }) => ({ value: name, label: others.join(', ') })));
