import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  REGIME_LABELS,
  type PURPOSES,
  type RECEIVING_FACILITIES,
  type SMALL_SUPPLIERS,
  type SUPPLEMENT_MAKERS,
} from '@fsvp/contracts/program/readiness/regime';

type Labels<T extends readonly string[]> = Record<T[number], string>;

export const PURPOSE_LABELS: Labels<typeof PURPOSES> = {
  sale: 'To sell or use in the United States',
  research: 'For research or evaluation',
  personal: 'For personal consumption',
  transshipment: 'Transshipped through the United States to another country',
  process_and_export: 'Processed in the United States and exported',
  us_goods_returned: 'U.S. food that is returned',
};

export const SUPPLEMENT_MAKER_LABELS: Labels<typeof SUPPLEMENT_MAKERS> = {
  importer: 'The importer',
  customer: 'A customer of the importer',
  other: 'Neither of them',
};

export const RECEIVING_LABELS: Labels<typeof RECEIVING_FACILITIES> = {
  no: 'No',
  c1: 'It controls the hazards itself: preventive controls',
  c2: 'It is not required to have a preventive control for them (21 CFR 117.136 or 507.36)',
  c3: 'It has a supply-chain program for the food',
};

export const SMALL_SUPPLIER_LABELS: Labels<typeof SMALL_SUPPLIERS> = {
  no: 'No',
  qualified_facility: 'A qualified facility',
  farm: 'A farm that grows produce and is not a covered farm',
  eggs: 'A producer with fewer than 3,000 laying hens',
};

export const QUESTIONS = {
  purpose: 'What is the food imported for?',
  furtherProcessing: 'Is it manufactured or processed further in the United States?',
  supplementMaker: 'Who makes the dietary supplement from it?',
  receivingFacility: 'Is the importer itself a receiving facility?',
  smallSupplier: 'Is the supplier a small supplier?',
  goodStanding: 'Is the supplier in good standing with the authority of its country?',
  alcoholMaker: 'Does the supplier make alcoholic beverages?',
  confirmed: 'Which of these do you confirm?',
} as const;

/** '21 CFR 1.501(b)(1)'; what FDA does not enforce rests on its guidance alone. */
export function sectionText(citation: string): string {
  return citation.startsWith('G23')
    ? `FDA policy, not law (guidance of January 2023, ${citation.slice(4)})`
    : `21 CFR ${citation}`;
}

export function regimeText({ determination }: FsvpFile): string {
  return determination ? REGIME_LABELS[determination.chosenRegime] : 'Not determined';
}
