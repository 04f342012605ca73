import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@fsvp/service-kit/database/columns';
import { registerDocument } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
beforeAll(async () => {
  service = await startDocuments();
});
afterAll(() => service.close());

const titlesFor = async (query: string): Promise<string[]> =>
  (await service.request('GET', `/api/documents?${query}`)).body.documents.map(({ title }: { title: string }) => title);

it('documents are found whatever the accents of title, file name and supplier, and sorted by letters', async () => {
  const titles = ['Zeta', 'Ávila', 'andes'];
  for (const title of titles) {
    const supplierId = newId();
    service.upstream.suppliers.set(supplierId, `${title} Gıda`);
    await registerDocument(service, {
      title: `\u200B${title.normalize('NFD')}`,
      fileName: `Prüfbericht ${title}.pdf`.normalize('NFD'),
      supplierId,
    });
  }
  const sorted = ['andes', 'Ávila', 'Zeta'];
  for (const sort of ['title', 'supplierName']) {
    expect(await titlesFor(`sort=${sort}&order=asc`)).toEqual(sorted);
    expect(await titlesFor(`sort=${sort}&order=asc&limit=2&cursor=`)).toEqual(sorted.slice(0, 2));
  }
  const counts = async (search: string) =>
    (await service.request('GET', `/api/documents?search=${encodeURIComponent(search)}`)).body.total;
  expect(await Promise.all(['avila', 'A\u0301V', 'av', 'prufbericht av'].map(counts))).toEqual([1, 1, 1, 1]);
  expect(await Promise.all(['gida', 'GIDA', 'Gıda', 'prufbericht', 'pru\u0308f'].map(counts))).toEqual([3, 3, 3, 3, 3]);
});
