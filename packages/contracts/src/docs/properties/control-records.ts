import { EXAMPLE_IDS } from '../example-ids.js';
import { property, type PropertyDocs } from '../docs.js';

const both = (name: string, docs: PropertyDocs[string]): PropertyDocs =>
  Object.fromEntries(
    ['ControlRecord', 'ControlRecordCreate', 'ControlRecordUpdate'].map((of) => [`${of}.${name}`, docs]),
  );

const KIND = property('Code of the requirement that the record satisfies.');

/** Records of controls elsewhere, and the gate at receipt. */
export const CONTROL_RECORD_PROPERTIES: PropertyDocs = {
  controlRecords: property('The records of the file, the latest first.'),
  'ControlRecord.kind': KIND,
  'ControlRecordCreate.kind': KIND,
  ...both(
    'effectiveOn',
    property(
      'The day of the review (`LACF-1`), from which the disclosure accompanies the food (`AS-2`), or of the record of use (`AS-4`); not in the future.',
      '2026-10-01',
    ),
  ),
  ...both(
    'documentId',
    property(
      'The records of production (`LACF-1`), what accompanies the food (`AS-2`), or the system (`AS-4`).',
      EXAMPLE_IDS.document,
    ),
  ),
  useDocumentId: property('The document that shows the use of the system; of `AS-4` only.', EXAMPLE_IDS.document),
  ...both(
    'statement',
    property(
      'What was reviewed and what it shows (`LACF-1`), what is disclosed (`AS-2`), or how the system works (`AS-4`).',
      'Every lot is roasted by our distribution center before it is sold. The roasting log releases the lot.',
    ),
  ),
  reviewerName: property('Who reviewed the records of production; of `LACF-1` only.', null),
  ...both(
    'customerName',
    property('The customer; null: it accompanies the food to all customers. Of `AS-2` only.', null),
  ),
  ...both(
    'hazardKeys',
    property('The hazards that are disclosed, as the evaluation of the file allocates them; of `AS-2` only.', []),
  ),
  hazardNames: property('Their names when the record was saved, in the same order.', []),
  'ControlRecord.validUntil': property(
    'The last day on which it counts, which the suite computes: 12 months for `LACF-1` and `AS-4`, which are our policy. Null: without an end.',
    '2027-10-01',
  ),
  'Disclosure.hazards': property('The hazards to disclose; empty while none is allocated to a customer.'),
  'Disclosure.proposal': property(
    'A sentence that discloses them; null while there is nothing to disclose.',
    'Not processed to control microbial pathogens or Lead',
  ),
  'DisclosedHazard.hazardKey': property('Of the signed hazard analysis of the food.', EXAMPLE_IDS.analysisHazard),
  'DisclosedHazard.hazardName': property('Its name there.', 'Lead'),
  'DisclosedHazard.hazardClass': property('Biological, chemical or physical.', 'chemical'),

  'getReceivingGate.supplierId': property('Whose food is received.', EXAMPLE_IDS.supplier),
  'getReceivingGate.productName': property(
    'Name or code of the product, as on the receipt.',
    'Bhujia snack mix, 400 g',
  ),
  'getReceivingGate.receivedOn': property('Day of the receipt.', '2026-10-20'),
  'ReceivingGate.state': property('Of the file that needs most attention.'),
  'ReceivingGateFile.state': property('What its records say on the day.'),
  'ReceivingGate.text': property(
    'What it follows from, in words.',
    'F-000123, Bhujia snacks: the supplier is approved.',
  ),
  'ReceivingGateFile.text': property('What it follows from, in words.', 'The supplier is approved.'),
  'ReceivingGate.matchedBy': property(
    'Whether the files have the product; `supplier`: all files of the supplier are judged.',
  ),
  'ReceivingGate.files': property('The first ones of these files.'),
  'ReceivingGate.policy': property(
    'Policy `gates.dock`: whether a reason, or the reason of a qualified individual, is required.',
  ),
  'ReceivingGateFile.until': property('The last day of a temporary approval; null for another.', null),
  'ReceivingGateFile.preImportVerification': property(
    'What to verify before the food is imported; null for another.',
    null,
  ),
};
