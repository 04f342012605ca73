import { afterAll, beforeAll, it } from '@jest/globals';
import { newId } from '@fsvp/service-kit/database/columns';
import {
  checkBadQueries,
  checkEveryOrder,
  checkFields,
  checkReadingDuringWrites,
  checkUpdatedSince,
  createRecords,
  type CursorList,
} from '@fsvp/service-kit/testing/cursor-lists';
import { SAMPLES, uploadFile } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const [anna, zoe] = [newId(), newId()];
const paths: string[] = [];
const DOCUMENTS: CursorList = {
  path: '/api/documents',
  table: 'documents',
  sorts: ['title', 'type', 'expirationDate', 'supplierName'],
  filters: ['', 'search=certificate', 'search=e', 'type=sop&type=certificate', `supplierId=${anna}`],
  create: (at) => ({
    title: pick(['Certificate', 'certificate', 'Plan'], at),
    type: pick(['sop', 'certificate', 'other'], Math.floor(at / 2)),
    fileName: `${at}.pdf`,
    filePath: paths.pop(),
    supplierId: pick([anna, zoe, null, anna], at),
    expirationDate: pick([null, '2026-03-05', '2030-01-01'], Math.floor(at / 3)),
  }),
  change: (at) => ({ description: `Page ${at}` }),
};

let service: TestDocuments;
beforeAll(async () => {
  service = await startDocuments();
  service.upstream.suppliers.set(anna, 'Ağrı Gıda 100%').set(zoe, 'Zoë & Sons_Ltd');
  for (let at = 0; at < 70; at += 1) paths.push(await uploadFile(service, SAMPLES.pdf));
  await createRecords(service, DOCUMENTS);
});
afterAll(() => service.close());

it('documents are read completely by cursor in every order', () => checkEveryOrder(service, DOCUMENTS));
it('documents are counted and read since an instant', () => checkUpdatedSince(service, DOCUMENTS));
it('documents have only the chosen fields', () => checkFields(service, DOCUMENTS));
it('documents refuse a query that is not theirs', () => checkBadQueries(service, DOCUMENTS));
it('documents are read completely while records are written', () => checkReadingDuringWrites(service, DOCUMENTS));
