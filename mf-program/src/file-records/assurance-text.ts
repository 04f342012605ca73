import { ASSURANCE_RULES, type AssuranceKind } from '@fsvp/contracts/program/assurance';
import type { Circumstances } from '@fsvp/contracts/program/readiness/regime';

const SMALL_SUPPLIER: Record<Circumstances['smallSupplier'], string> = {
  no: 'the supplier is small',
  qualified_facility: 'the supplier is a qualified facility',
  farm: 'the supplier is a farm that grows produce and is not a covered farm under 21 CFR part 112',
  eggs: 'the supplier has fewer than 3,000 laying hens',
};
const SMALL_ASSURANCE: Record<Circumstances['smallSupplier'], string> = {
  no: 'the supplier makes the food in compliance with the rules that apply to it',
  qualified_facility: "the supplier makes the food in compliance with FDA's applicable food safety regulations",
  farm: 'the supplier acknowledges that its food is subject to section 402 of the Act, or to equivalent law',
  eggs: 'the supplier acknowledges that its food is subject to section 402 of the Act, or to equivalent law',
};

/** What each kind assures, in our own words, with the section that asks for it. */
export function assuranceText(kind: AssuranceKind, smallSupplier: Circumstances['smallSupplier']): string {
  const texts: Record<AssuranceKind, string> = {
    'AS-3':
      'the customer follows procedures that significantly minimize or prevent the hazard, or that another customer does so',
    'AS-5':
      'the customer has set specifications of the dietary supplement under 21 CFR 111.70(b) or (d), and complies with 111.73 and 111.75 for them',
    'VS-2':
      'the supplier makes the food with at least the level of public health protection of section 418 or 419 of the Act, if either applies, and that it is neither adulterated under section 402 nor, if that applies, misbranded under section 403(w)',
    'SS-1': SMALL_SUPPLIER[smallSupplier],
    'SS-2': SMALL_ASSURANCE[smallSupplier],
  };
  return `States that ${texts[kind]} (21 CFR ${ASSURANCE_RULES[kind].citation}).`;
}
