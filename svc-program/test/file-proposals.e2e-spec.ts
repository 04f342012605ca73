import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  supplierProductCreated,
  supplierProductDeleted,
  supplierProductUpdated,
} from '@fsvp/contracts/suppliers/supplier.record';
import {
  openProposedFile,
  proposeFsvpFiles,
  type FileProposal,
  type ProposedFileResult,
  type SupplierProposals,
} from '@fsvp/contracts/program/file-proposal';
import { newId } from '@fsvp/service-kit/database/columns';
import { publish, waitUntilHandled } from '@fsvp/service-kit/testing/publish';
import { TestFiles } from './files.js';
import { startTestProgram, type TestProgram } from './individuals.js';

const PATH = '/api/fsvp-files';

let program: TestProgram;
let files: TestFiles;
let importerId: string;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
});
afterAll(() => program.close());
// Names of new foods follow from all products.
beforeEach(async () => {
  await query('update supplier_directory set deleted = true');
  await query('update product_directory set deleted = true');
  importerId = (await files.addImporter()).id;
});

const query = <T = unknown>(sql: string, values: unknown[] = []) =>
  program.database.dataSource.manager.query<T[]>(sql, values);

async function addSupplier(name: string): Promise<string> {
  const id = newId();
  await query(
    `insert into supplier_directory (id, name, status, risk_level, country, version) values ($1, $2, 'approved', 'low', 'Peru', 1)`,
    [id, name],
  );
  return id;
}

async function addProduct(supplierId: string, name: string, code?: string, category?: string): Promise<string> {
  const id = newId();
  await query(
    'insert into product_directory (id, supplier_id, name, product_code, category, version) values ($1, $2, $3, $4, $5, 1)',
    [id, supplierId, name, code ?? null, category ?? null],
  );
  return id;
}

async function ask(
  fields: object = {},
): Promise<{ suppliers: SupplierProposals[]; total: number; next: string | null }> {
  const { status, body, text } = await program.send('POST', `${PATH}/proposals`, { importerId, ...fields });
  if (status !== 200) throw new Error(text);
  return proposeFsvpFiles.response!.parse(body) as never;
}
/** The proposals of the only supplier. */
const proposals = async (fields?: object) => (await ask(fields)).suppliers[0]?.proposals ?? [];
const namesOf = ({ foodName, products }: FileProposal) => [foodName, products.map(({ name }) => name)];

const bodyOf = (supplierId: string, { foodId, newFood, products }: FileProposal) => ({
  importerId,
  supplierId,
  productIds: products.map(({ id }) => id),
  ...(foodId ? { foodId } : { newFood }),
});
const post = (body: object, headers?: object) => program.send('POST', `${PATH}/from-proposal`, body, headers);
async function open(body: object): Promise<ProposedFileResult> {
  const { status, body: answer, text } = await post(body);
  if (status !== 201) throw new Error(text);
  return openProposedFile.response!.parse(answer) as ProposedFileResult;
}

describe('proposals of files', () => {
  it('group the products of a supplier by FDA product code, else by category, else by name', async () => {
    const supplierId = await addSupplier('Bay Seafood');
    for (const [name, code, category] of [
      ['Shrimp, raw', '16XGD21', 'Seafood'],
      ['Shrimp', ' 16x gd21', 'Seafood'],
      ['Tuna in oil', '16AEE02', undefined],
      ['Fish balls', undefined, 'Seafood'],
      ['Fish sauce', 'unknown', 'SEAFOOD'],
      ['Mooncakes', undefined, undefined],
      ['Cat food', '72BGT01', undefined],
    ] as const)
      await addProduct(supplierId, name, code, category);
    const { suppliers, total, next } = await ask();
    expect([total, next]).toEqual([1, null]);
    expect(suppliers).toMatchObject([{ supplierId, supplierName: 'Bay Seafood', supplierCountry: 'Peru' }]);
    expect(suppliers[0]!.proposals.map(namesOf)).toEqual([
      ['Cat food', ['Cat food']],
      ['Mooncakes', ['Mooncakes']],
      ['Seafood', ['Fish balls', 'Fish sauce']],
      ['Shrimp', ['Shrimp', 'Shrimp, raw']],
      ['Tuna in oil', ['Tuna in oil']],
    ]);
    const human = { foodClass: 'human' };
    expect(suppliers[0]!.proposals.map(({ newFood }) => newFood)).toEqual([
      { name: 'Cat food', foodClass: 'animal', industryCode: '72', productCodes: ['72BGT01'] },
      { name: 'Mooncakes', ...human, industryCode: null, productCodes: [] },
      { name: 'Seafood', ...human, industryCode: '16', productCodes: [] },
      { name: 'Shrimp', ...human, industryCode: '16', productCodes: ['16XGD21'] },
      { name: 'Tuna in oil', ...human, industryCode: '16', productCodes: ['16AEE02'] },
    ]);
    expect(suppliers[0]!.proposals.map(({ basis }) => basis[0])).toEqual([
      { kind: 'product_code', value: '72BGT01' },
      { kind: 'name', value: 'Mooncakes' },
      { kind: 'category', value: 'Seafood' },
      { kind: 'product_code', value: '16XGD21' },
      { kind: 'product_code', value: '16AEE02' },
    ]);
  });

  it('use the food whose product codes match, with * as any character, the most exact one first', async () => {
    const supplierId = await addSupplier('Harbor Crab');
    await addProduct(supplierId, 'Crab, cooked', '16JGD90');
    await addProduct(supplierId, 'Crab, canned', '16JEE91');
    await addProduct(supplierId, 'Squid', '16MGD92');
    const all = await files.addFood({ name: 'Crab of all kinds', productCodes: ['16J**9*'] });
    const cooked = await files.addFood({ name: 'Cooked crab', productCodes: ['16J*D90', '16Z'] });
    const found = await proposals();
    expect(found.map(({ foodId, foodName, newFood }) => [foodId, foodName, newFood?.name])).toEqual([
      [cooked.id, 'Cooked crab', undefined],
      [all.id, 'Crab of all kinds', undefined],
      [null, 'Squid', 'Squid'],
    ]);
    await program.send('DELETE', `/api/foods/${cooked.id}`);
    // Both codes are of one food now: one file, since a file is for a food.
    expect((await proposals()).map(namesOf)).toEqual([
      ['Crab of all kinds', ['Crab, canned', 'Crab, cooked']],
      ['Squid', ['Squid']],
    ]);
    await program.send('DELETE', `/api/foods/${all.id}`);
  });

  it('give new foods of different codes different names, the same ones for every supplier', async () => {
    const [one, two] = [await addSupplier('One'), await addSupplier('Two')];
    await addProduct(one, 'Eel', '16AGD81');
    await addProduct(two, 'Eel', '16AGD82');
    await addProduct(two, 'Oyster', '16EGD83');
    await files.addFood({ name: 'Oyster', industryCode: '20' });
    const named = async (supplierId: string) => (await proposals({ supplierIds: [supplierId] })).map(namesOf);
    expect(await named(one)).toEqual([['Eel (16AGD81)', ['Eel']]]);
    expect(await named(two)).toEqual([
      ['Eel (16AGD82)', ['Eel']],
      ['Oyster (16EGD83)', ['Oyster']],
    ]);
    const same = await files.addFood({ name: 'EEL', industryCode: '16' });
    expect((await proposals({ supplierIds: [one] }))[0]).toMatchObject({ foodId: same.id, foodName: 'EEL' });
  });

  it('leave out products of open files of this importer, deleted ones, and deleted suppliers', async () => {
    const supplierId = await addSupplier('Bay Seafood');
    const filed = await addProduct(supplierId, 'Cod', '16AGD71');
    const gone = await addProduct(supplierId, 'Hake', '16AGD72');
    await query('update product_directory set deleted = true where id = $1', [gone]);
    const closed = await addSupplier('Closed');
    await addProduct(closed, 'Cod', '16AGD71');
    await query('update supplier_directory set deleted = true where id = $1', [closed]);
    const opened = await open(bodyOf(supplierId, (await proposals())[0]!));
    expect(opened).toMatchObject({ opened: true, foodCreated: true, addedProductIds: [filed] });
    expect(opened.file).toMatchObject({ foodName: 'Cod', lifecycle: 'preparing', productIds: [filed] });
    expect(await ask()).toEqual({ suppliers: [], total: 0, next: null });
    const other = (await files.addImporter()).id;
    expect((await proposals({ importerId: other })).map(namesOf)).toEqual([['Cod', ['Cod']]]);
    // The next product of the food belongs to the file that is open.
    const more = await addProduct(supplierId, 'Cod fillets', '16AGD71');
    const [addition] = await proposals();
    expect(addition).toMatchObject({ foodName: 'Cod', file: { id: opened.file.id, number: opened.file.number } });
    const added = await open(bodyOf(supplierId, addition!));
    expect(added).toMatchObject({ opened: false, foodCreated: false, addedProductIds: [more] });
    expect(added.file).toMatchObject({ id: opened.file.id, productIds: [filed, more], version: 2 });
    await program.send('DELETE', `${PATH}/${opened.file.id}?reason=Undone`);
    expect((await proposals()).map(namesOf)).toEqual([['Cod', ['Cod', 'Cod fillets']]]);
  });

  it('come page by page for 2,000 suppliers', async () => {
    await query(`insert into supplier_directory (id, name, status, risk_level, version)
      select gen_random_uuid(), 'Supplier ' || n, 'approved', 'low', 1 from generate_series(1, 2000) n`);
    await query(`insert into product_directory (id, supplier_id, name, product_code, version)
      select gen_random_uuid(), id, 'Product ' || n, (array['16AGD', '20BGT', '07YGT'])[n % 3 + 1] || lpad(n::text, 2, '0'), 1
      from supplier_directory, generate_series(1, 6) n where not deleted`);
    const seen = new Set<string>();
    let pages = 0;
    for (let after: string | null = ''; after !== null; pages += 1) {
      const page = await ask({ limit: 200, ...(after && { after }) });
      expect(page.total).toBe(2000);
      for (const { supplierId, proposals: of } of page.suppliers) seen.add(`${supplierId} ${of.length}`);
      after = page.next;
    }
    expect([seen.size, [...seen].every((one) => one.endsWith(' 6')), pages]).toEqual([2000, true, 10]);
  });
});

describe('the file of a proposal', () => {
  it('is opened once for a repeated request, and its food is created once for many suppliers', async () => {
    const suppliers = await Promise.all(['One', 'Two', 'Three', 'Four'].map(addSupplier));
    for (const id of suppliers) await addProduct(id, 'Anchovies', '16AGD61');
    const { suppliers: found } = await ask();
    const bodies = found.map(({ supplierId, proposals: of }) => bodyOf(supplierId, of[0]!));
    const answers = await Promise.all(bodies.map((body, index) => post(body, { 'idempotency-key': `run ${index}` })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const results = answers.map(({ body }) => body as ProposedFileResult);
    expect(results.filter(({ foodCreated }) => foodCreated)).toHaveLength(1);
    expect(new Set(results.map(({ file }) => file.foodId)).size).toBe(1);
    const again = await post(bodies[0]!, { 'idempotency-key': 'run 0' });
    expect(again.body).toEqual(results[0]);
    // Without the key it finds the file.
    expect(await open(bodies[0]!)).toMatchObject({
      opened: false,
      addedProductIds: [],
      file: { id: results[0]!.file.id, version: 1 },
    });
  });

  it('stores neither food nor file if one of them is refused', async () => {
    const supplierId = await addSupplier('Bay Seafood');
    const other = await addProduct(await addSupplier('Other'), 'Eel');
    const newFood = { name: 'Herring', foodClass: 'human', industryCode: '16' };
    const body = { importerId, supplierId, newFood };
    const refused = await post({ ...body, productIds: [other] });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ path: 'productIds', message: 'This supplier has no such product' }],
    ]);
    expect(await query(`select from foods where name = 'Herring'`)).toEqual([]);
    await files.addFood({ name: 'herring', industryCode: '20' });
    expect((await post(body)).body).toMatchObject({
      status: 409,
      errors: [{ path: 'newFood.name', message: 'Another food has this name' }],
    });
    for (const both of [
      { ...body, foodId: newId() },
      { importerId, supplierId },
    ])
      expect((await post(both)).body.errors).toEqual([{ path: 'foodId', message: 'Choose a food or name a new one' }]);
    expect((await post({ ...body, newFood: { ...newFood, industryCode: null } })).body.errors).toEqual([
      { path: 'newFood.industryCode', message: 'Enter the two digits of an FDA industry, such as 16' },
    ]);
  });
});

describe('the copy of products', () => {
  it('follows the FDA product code and the category, also when they are cleared', async () => {
    const id = newId();
    const supplierId = await addSupplier('Bay Seafood');
    const publishProduct = async (version: number, changes: object, definition = supplierProductUpdated) => {
      const product = { productName: 'Cod', supplierId, productCategory: 'Fish', fdaFoodCode: '16AGD51', ...changes };
      await waitUntilHandled(program, await publish(program, definition, { id, version, ...product }));
      const [row] = await query('select product_code, category, deleted from product_directory where id = $1', [id]);
      return row;
    };
    expect(await publishProduct(1, {}, supplierProductCreated)).toEqual({
      product_code: '16AGD51',
      category: 'Fish',
      deleted: false,
    });
    // A row of the release before has neither.
    await query('update product_directory set product_code = null, category = null where id = $1', [id]);
    expect(await publishProduct(1, {})).toMatchObject({ product_code: '16AGD51', category: 'Fish' });
    const cleared = { productCategory: null, fdaFoodCode: null };
    expect(await publishProduct(2, cleared)).toMatchObject({ product_code: null, category: null });
    expect(await publishProduct(3, {}, supplierProductDeleted)).toMatchObject({ deleted: true });
  });
});
