import { REFERENCE_KINDS } from '@fsvp/contracts/program/reference-set';
import { urlChoice, urlOptional } from '@fsvp/web-kit';

export const referenceDataUrl = {
  /** The set whose details are open. */
  view: urlOptional(),
  /** The set whose form is open. */
  edit: urlOptional(),
  /** Opens the form that loads a set; a kind is chosen in it already. */
  new: urlChoice(['1', ...REFERENCE_KINDS]),
};
