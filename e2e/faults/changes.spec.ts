import { eventually } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/product.js';
import { RecordCopy } from '../fixtures/record-copy.js';
import { RecordWriter } from '../fixtures/record-writer.js';

test('a copy that is built from an empty start while records are written has every record as the API has it', async ({
  product: { api },
}) => {
  const writer = new RecordWriter(api);
  await writer.writeSupplier();
  const copy = new RecordCopy(api, 20);
  const follower = { stopped: false };
  const following = (async () => {
    while (!follower.stopped) await copy.readNext(1);
  })();
  for (let round = 1; round <= 3; round += 1) await Promise.all([writer.writeSupplier(), writer.writeSupplier()]);
  await eventually(async () => writer.isCompleteIn(copy), 'the copy has every write');
  // The reader may have read an older page than the API has answered from.
  const differences = () => copy.compareAll();
  await eventually(async () => (await differences()).length === 0, 'the copy is as the API').catch(() => undefined);
  follower.stopped = true;
  await following;
  expect(await differences()).toEqual([]);
  expect(copy.faults).toEqual([]);
  expect(copy.list('reference-set').length).toBeGreaterThan(0);
  const { body } = await api.call('GET', '/api/suppliers?limit=1');
  expect(copy.list('supplier')).toHaveLength(body.total);
});
