import { canonicalText, sha256 } from '@fsvp/service-kit/signatures/canonical';
import type { TemplateContent } from '@fsvp/contracts/program/hazard-template';
import { HAZARD_OF_CHARGE } from './charge-hazard-map.js';
import { MATCHING_RULES } from './hazard-matcher.js';
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

/** What templates are made of: the files and tables of the release, and what administrators loaded. */
export function inputsOf({ inputs }: Origin, library: readonly object[], guide: readonly object[]): Input[] {
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
    ours('matching_rules', 'How texts are matched', MATCHING_RULES),
    ours('hazard_library', 'Hazard library in force', library),
    ...(guide.length ? [ours('hazard_guide', 'FDA hazard guide as loaded', guide)] : []),
  ];
}
