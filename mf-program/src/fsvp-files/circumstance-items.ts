import { CONDITIONS, type Circumstances } from '@fsvp/contracts/program/readiness/regime';
import { PURPOSE_LABELS, RECEIVING_LABELS, SMALL_SUPPLIER_LABELS, SUPPLEMENT_MAKER_LABELS } from './regime-texts.js';

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

/** How the food is imported, as it was answered last. */
export function circumstanceItems(circumstances: Circumstances) {
  const { supplementMaker, confirmed, alcoholMaker, goodStanding } = circumstances;
  return [
    { term: 'Purpose', value: PURPOSE_LABELS[circumstances.purpose] },
    { term: 'Processed further', value: yesNo(circumstances.furtherProcessing) },
    { term: 'Receiving facility', value: RECEIVING_LABELS[circumstances.receivingFacility] },
    { term: 'Small supplier', value: SMALL_SUPPLIER_LABELS[circumstances.smallSupplier] },
    ...(supplementMaker === 'other'
      ? []
      : [{ term: 'Maker of the supplement', value: SUPPLEMENT_MAKER_LABELS[supplementMaker] }]),
    ...(goodStanding ? [{ term: 'In good standing', value: 'Yes' }] : []),
    ...(alcoholMaker ? [{ term: 'Makes alcoholic beverages', value: 'Yes' }] : []),
    ...(confirmed.length > 0
      ? [{ term: 'Confirmed', value: confirmed.map((condition) => CONDITIONS[condition]).join('\n') }]
      : []),
  ];
}
