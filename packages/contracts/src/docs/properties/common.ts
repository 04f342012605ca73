import { EXAMPLE_IDS } from '../example-ids.js';
import { property, type PropertyDocs } from '../docs.js';

/** Properties that mean the same in many records, and the parameters of lists. */
export const COMMON_PROPERTIES: PropertyDocs = {
  id: property('Id of the record, a UUID that the suite sets; it never changes.', EXAMPLE_IDS.supplier),
  version: property('Starts at 1 and grows by one with each change; the ETag of the record is its version.', 3),
  createdBy: property(
    'Id of the account that created the record; null if the suite did it itself.',
    EXAMPLE_IDS.account,
  ),
  createdAt: property('When the record was created, in UTC.', '2026-11-03T14:05:12.000Z'),
  updatedAt: property('When the record was last changed, in UTC.', '2026-11-20T09:41:30.000Z'),
  total: property('Number of records that match the filters, on all pages.', 1),
  next: property('Cursor of the next page; null on the last page.', null),
  supplierId: property(
    'The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.',
    EXAMPLE_IDS.supplier,
  ),
  supplierName: property('Name of the supplier today; null once it was deleted.', 'Bikaji Foods International Limited'),
  productName: property('Name of the food, as the label or the invoice has it.', 'Bhujia snack mix, 400 g'),
  notes: property('Free notes; null if there are none.', 'FDA establishment 3014771933.'),
  title: property('Short title, at most 255 characters.', 'Annual on-site audit'),
  description: property('What it is about, in sentences; null if nothing was entered.', 'Audit of the frying line.'),
  assignedTo: property('Name, email address or account id of the person who does it; null if nobody does.', 'S. Patel'),
  completedDate: property(
    'Day on which it was completed; the suite sets it when the record becomes completed, and clears it when it is open again.',
    '2026-11-20T00:00:00.000Z',
  ),
  dueDate: property('Last day on which it should be done, in the time zone of the suite.', '2027-03-31T00:00:00.000Z'),
  attachments: property('Documents that belong to the record, at most once each.', []),
  documentId: property('Id of a document of this suite.', EXAMPLE_IDS.document),
  fileName: property(
    'Name of the file as it is offered for download, at most 255 characters.',
    'audit-report-2026.pdf',
  ),
  mimeType: property('Media type that the suite found in the content of the file.', 'application/pdf'),
  fileSize: property('Size of the file in bytes.', 48213),
  sha256: property(
    'SHA-256 of the file in hexadecimal digits, computed while it was received.',
    '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  ),
  externalIds: property(
    'Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id.',
    { sap: '0000104711' },
  ),
  externalSource: property('Name of the other system, as in `externalIds`.', 'sap'),
  externalId: property('Id of the record in the other system, at most 200 characters.', '0000104711'),
  counts: property('Number of records by group, over all records and not only this page.'),
  day: property('A calendar day in the time zone of the suite.', '2026-11-24'),
  service: property('The service of the suite that keeps the record.'),
  unavailable: property('Services that did not answer in time, so that their part is missing here.', []),
  reason: property(
    'Why, in words that an auditor understands; it is kept in the audit trail.',
    'Agreed in the meeting of Nov 23',
  ),
  expiresAt: property('Until when it can be used, in UTC.', '2026-11-27T14:05:12.000Z'),
  requestId: property('The X-Request-Id of the request, for questions about it.', 'nightly-sync-2026-11-24-0001'),

  mode: property('`together`: all items are stored or none. `each`: every item is stored or refused by itself.'),
  items: property('1 to 1,000 records to create or change; they are handled in their order.'),
  op: property('Whether the item creates a record or changes one.'),
  record: property('The fields of the record, as the single call takes them.'),
  ifMatch: property('Version that was read, as in the ETag; another one is a `stale-version` of this item.', 3),
  stored: property('Number of items that were stored.', 2),
  refused: property(
    'Number of items that were not stored, or of which it is not known: their problem is `outcome-unknown`.',
    0,
  ),
  results: property('What became of each item, in their order.'),
  'BatchResult.id': property('Id of the stored record; absent if the item was refused.', EXAMPLE_IDS.created),
  'BatchResult.version': property('Version of the stored record.', 1),
  'BatchResult.status': property('Status that the single call would have: 201, 200, or that of the problem.', 201),
  ignoredFields: property(
    'Fields of the record that were not stored, because it has no such fields or the suite sets them itself, by their paths; at most 20. Absent if there are none.',
    ['fone'],
  ),
  problem: property('Why the item was refused; absent if it was stored.'),
  'Problem.type': property(
    'Address of the page that explains this kind of problem; stable.',
    '/problems/invalid-input',
  ),
  'Problem.code': property('Short name of the kind of problem, by which programs decide; stable.', 'invalid-input'),
  'Problem.title': property('The kind of problem in a few words.', 'Invalid input'),
  'Problem.status': property('The status of the answer.', 400),
  'Problem.detail': property(
    'What to do, in a sentence for people.',
    'Correct the marked fields and send the request again.',
  ),
  'Problem.errors': property('Each invalid field.'),
  'Problem.path': property('Name of the field, with parts joined by dots.', 'country'),
  'Problem.message': property('What is wrong with it.', 'Country is required'),
  'Problem.current': property('412 only: the record as it is now.'),

  search: property(
    'Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more.',
    'foods',
  ),
  limit: property(
    'Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others.',
    50,
  ),
  offset: property('Number of records to leave out at the beginning; not with `cursor`.', 0),
  sort: property(
    'Field to order by; without it the newest record comes first. Names are in the order of their letters.',
  ),
  order: property('Direction of `sort`.'),
  cursor: property(
    'Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others.',
    '',
  ),
  updatedSince: property('Only records changed at or after this moment.', '2026-11-01T00:00:00Z'),
  fields: property('Only these fields of each record, separated by commas; the id is always there.', 'name,updatedAt'),
};
