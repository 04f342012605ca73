import { canonicalText, sha256 } from '@fsvp/service-kit/signatures/canonical';
import type { TemplateContent } from '@fsvp/contracts/program/hazard-template';
import { HAZARD_OF_CHARGE } from './charge-hazard-map.js';
import { RASFF_CATEGORIES } from './rasff-category-map.js';
import type { Origin } from './read-extract.js';

type Input = TemplateContent['inputs'][number];

const SUITE = 'FSVP Suite';
const ours = (file: string, title: string, content: object): Input => ({
  file,
  title,
  publisher: SUITE,
  licence: null,
  retrievedOn: null,
  sha256: sha256(canonicalText(content)),
});

/** The inputs that come with a release of the suite. */
export function shippedInputs({ inputs }: Origin): Input[] {
  return [
    ...inputs.map(({ file, title, publisher, licence, retrievedOn, sha256: hash }) => ({
      file,
      title,
      publisher,
      licence,
      retrievedOn,
      sha256: hash,
    })),
    ours('charge_hazard_map', 'Charges of refusals by hazard', [...HAZARD_OF_CHARGE]),
    ours('rasff_category_map', 'RASFF categories by FDA industry', RASFF_CATEGORIES),
  ];
}

/** The inputs that administrators load. */
export function loadedInputs(library: readonly object[], guide: readonly object[]): Input[] {
  return [
    ours('hazard_library', 'Hazard library in force', library),
    ...(guide.length ? [ours('hazard_guide', 'FDA hazard guide as loaded', guide)] : []),
  ];
}
