import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { today } from '@fsvp/contracts/core/calendar-day';
import { listFsvpFiles } from '@fsvp/contracts/program/fsvp-file';
import { supplierDeleted } from '@fsvp/contracts/suppliers/supplier.record';
import { newId } from '@fsvp/service-kit/database/columns';
import { publish, waitUntilHandled } from '@fsvp/service-kit/testing/publish';
import { TestFiles } from './files.js';
import { startTestProgram, type TestProgram } from './individuals.js';

const PATH = '/api/fsvp-files';

let program: TestProgram;
let files: TestFiles;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
});
afterAll(() => program.close());

const put = (id: string, body: object) => program.send('PUT', `${PATH}/${id}`, body);

describe('FSVP files', () => {
  it('are opened 40 at once, each with one event', async () => {
    const [food, importer] = [await files.addFood(), await files.addImporter()];
    const bodies = await Promise.all(
      Array.from({ length: 40 }, () => files.bodyOf({ foodId: food.id, importerId: importer.id })),
    );
    const answers = await Promise.all(bodies.map((body) => program.send('POST', PATH, body)));
    expect(answers.map(({ status, text }) => (status === 201 ? status : text))).toEqual(Array(40).fill(201));
    const ids = answers.map(({ body }) => body.id as string);
    expect((await program.send('GET', `${PATH}?foodId=${food.id}&limit=1`)).body.total).toBe(40);
    const [opened] = await program.database.dataSource.query<{ events: number; files: number }[]>(
      `select count(*)::int as events, count(distinct aggregate_id)::int as files from event_log
       where aggregate_id = any($1) and type = 'fsvp-file.opened.v1'`,
      [ids],
    );
    expect(opened).toEqual({ events: 40, files: 40 });
  });

  it('are opened with the plainest circumstances, merged by PUT, and each change is an event', async () => {
    const supplierId = program.suppliers.add('Bay Seafood', 'Viet Nam');
    const products = ['Tuna in oil', 'Tuna in brine'].map((name) => program.suppliers.addProduct(supplierId, name));
    const food = await files.addFood({ name: 'Canned tuna' });
    const importer = await files.addImporter({ legalName: 'Harbor Imports' });
    const opened = await files.open({
      supplierId,
      foodId: food.id,
      importerId: importer.id,
      productIds: products,
      circumstances: { smallSupplier: 'farm' },
    });
    expect(opened).toMatchObject({
      version: 1,
      number: expect.stringMatching(/^F-\d{6}$/),
      importerName: 'Harbor Imports',
      supplierName: 'Bay Seafood',
      supplierCountry: 'Viet Nam',
      foodName: 'Canned tuna',
      productIds: products,
      productNames: ['Tuna in oil', 'Tuna in brine'],
      lifecycle: 'preparing',
      importingSince: null,
      determination: null,
      circumstances: { purpose: 'sale', confirmed: [], smallSupplier: 'farm', furtherProcessing: false },
    });
    const changed = await put(opened.id, { circumstances: { furtherProcessing: true }, productIds: [products[1]] });
    expect(changed.body).toEqual({
      ...opened,
      version: 2,
      updatedAt: expect.any(String),
      productIds: [products[1]],
      productNames: ['Tuna in brine'],
      circumstances: { ...opened.circumstances, furtherProcessing: true },
      readiness: expect.objectContaining({ verdict: 'not_ready', fresh: true }),
    });
    expect((await program.send('GET', `${PATH}/${opened.id}`)).body).toEqual(changed.body);
    const events = await program.events(opened.id);
    expect(events.map(({ type }) => type)).toEqual(['fsvp-file.opened.v1', 'fsvp-file.updated.v1']);
  });

  it('are one for importer, supplier and food while they are open, also when two are opened at the same moment', async () => {
    const body = await files.bodyOf();
    const answers = await Promise.all([1, 2, 3].map(() => program.send('POST', PATH, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const open = answers.find(({ status }) => status === 201)!.body;
    for (const { body: problem } of answers.filter(({ status }) => status === 409))
      expect(problem.detail).toBe(
        `${open.number} is open for this food from this supplier. Use it, or close it first.`,
      );
    expect((await program.send('DELETE', `${PATH}/${open.id}?reason=Wrong%20plant`)).status).toBe(204);
    expect((await program.send('POST', PATH, body)).status).toBe(201);
  });

  it('have a product in one open file of an importer', async () => {
    const supplierId = program.suppliers.add('Bay Seafood');
    const product = program.suppliers.addProduct(supplierId, 'Tuna in oil');
    const importerId = (await files.addImporter()).id;
    const first = await files.open({ supplierId, importerId, productIds: [product] });
    const second = await files.open({ supplierId, importerId });
    const refused = await put(second.id, { productIds: [product] });
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toBe(`Tuna in oil is in ${first.number}. Remove it there first.`);
    expect(refused.body.errors[0].path).toBe('productIds');
    expect((await files.open({ supplierId, productIds: [product] })).productIds).toEqual([product]);
    await program.send('DELETE', `${PATH}/${first.id}?reason=Wrong`);
    expect((await put(second.id, { productIds: [product] })).status).toBe(200);
  });

  it('go from preparing to importing, and to suspended and back; a closed one stays as it is', async () => {
    const { id, number } = await files.open();
    expect((await put(id, { lifecycle: 'suspended' })).body.detail).toBe(
      'A file that is preparing cannot become suspended.',
    );
    expect((await put(id, { closeReason: 'Because' })).body.errors).toEqual([
      { path: 'closeReason', message: 'Only a closed file can have a reason' },
    ]);
    expect((await put(id, { lifecycle: 'importing' })).body.importingSince).toBe(today());
    expect((await put(id, { lifecycle: 'suspended' })).status).toBe(200);
    expect((await put(id, { lifecycle: 'importing' })).body).toMatchObject({ importingSince: today(), version: 4 });
    expect((await put(id, { lifecycle: 'closed' })).body.errors).toEqual([
      { path: 'closeReason', message: 'Enter why you are closing the file' },
    ]);
    expect((await program.send('DELETE', `${PATH}/${id}`)).status).toBe(400);
    const closed = await put(id, { lifecycle: 'closed', closeReason: 'We buy elsewhere' });
    expect(closed.body).toMatchObject({ lifecycle: 'closed', closedOn: today(), closeReason: 'We buy elsewhere' });
    for (const body of [{ lifecycle: 'preparing' }, { ownerId: newId() }, {}])
      expect((await put(id, body)).body).toMatchObject({
        status: 409,
        detail: `${number} is closed and cannot be changed. Open a new file.`,
      });
    expect((await program.events(id)).at(-1)).toMatchObject({
      type: 'fsvp-file.closed.v1',
      after: { closedOn: today() },
    });
  });

  it('are not opened for a deleted supplier; one that is open when it is deleted says so', async () => {
    const supplierId = program.suppliers.add('Bay Seafood');
    const opened = await files.open({ supplierId });
    expect(opened.supplierDeleted).toBe(false);
    const { id } = opened;
    const event = { id: supplierId, name: 'Bay Seafood', status: 'approved', riskLevel: 'medium', country: 'Peru' };
    await waitUntilHandled(program, await publish(program, supplierDeleted, { ...event, version: 2 }));
    expect((await program.send('GET', `${PATH}/${id}`)).body.supplierDeleted).toBe(true);
    const refused = await program.send('POST', PATH, await files.bodyOf({ supplierId }));
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'supplierId', message: 'This supplier was deleted. Choose another one' }] },
    });
    expect((await put(id, { lifecycle: 'closed', closeReason: 'Its supplier was deleted' })).body).toMatchObject({
      lifecycle: 'closed',
      supplierDeleted: true,
    });
  });

  it('name what of the request does not exist or does not belong together', async () => {
    const body = await files.bodyOf();
    const errorsOf = async (fields: object) => {
      const { status, body: problem } = await program.send('POST', PATH, { ...body, ...fields });
      return [
        status,
        problem.errors?.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`),
      ];
    };
    const foreign = program.suppliers.addProduct(program.suppliers.add('Other'), 'Eel');
    expect(await errorsOf({ supplierId: newId() })).toEqual([400, ['supplierId: There is no such supplier']]);
    expect(await errorsOf({ importerId: newId(), foodId: newId() })).toEqual([
      400,
      ['importerId: There is no such importer', 'foodId: There is no such food'],
    ]);
    for (const productIds of [[foreign], [newId()]])
      expect(await errorsOf({ productIds })).toEqual([400, ['productIds: This supplier has no such product']]);
    expect(await errorsOf({ productIds: [foreign, foreign] })).toEqual([400, ['productIds: The same product twice']]);
    expect(await errorsOf({ importerId: undefined })).toEqual([400, ['importerId: Choose an importer']]);
    expect(await errorsOf({ circumstances: { purpose: 'gift', confirmed: ['luck'] } })).toEqual([
      400,
      ['circumstances.purpose: Choose what the food is imported for', 'circumstances.confirmed.0: Not a condition'],
    ]);
    const inactive = await files.addImporter({ active: false });
    expect((await program.send('POST', PATH, { ...body, importerId: inactive.id })).body.detail).toBe(
      'This importer is not active. Choose another one.',
    );
  });

  it('keep the importer and the food that they name', async () => {
    const importer = await files.addImporter();
    const food = await files.addFood();
    const { id, number } = await files.open({ importerId: importer.id, foodId: food.id });
    for (const path of [`/api/importers/${importer.id}`, `/api/foods/${food.id}`]) {
      const { status, body } = await program.send('DELETE', path);
      expect(status).toBe(409);
      expect(body.detail).toContain(number);
    }
    await program.send('DELETE', `${PATH}/${id}?reason=Wrong`);
    for (const path of [`/api/importers/${importer.id}`, `/api/foods/${food.id}`])
      expect((await program.send('DELETE', path)).status).toBe(204);
    expect((await program.send('GET', `${PATH}/${id}`)).body.number).toBe(number);
  });

  it('are listed by search, supplier, food, importer, owner and state', async () => {
    const ownerId = newId();
    const food = await files.addFood({ name: 'Zucchini blossoms' });
    const one = await files.open({ foodId: food.id, ownerId });
    const two = await files.open({ foodId: food.id });
    await put(two.id, { lifecycle: 'importing' });
    const numbers = async (query: string) => {
      const { body } = await program.send('GET', `${PATH}?${query}`);
      return listFsvpFiles.response!.parse(body).fsvpFiles.map(({ number }) => number);
    };
    expect(await numbers('search=zucchini')).toEqual([two.number, one.number]);
    expect(await numbers(`search=${one.number}`)).toEqual([one.number]);
    expect(await numbers(`foodId=${food.id}&lifecycle=importing`)).toEqual([two.number]);
    expect(await numbers(`ownerId=${ownerId}`)).toEqual([one.number]);
    expect(await numbers(`supplierId=${two.supplierId}`)).toEqual([two.number]);
    expect(await numbers(`importerId=${one.importerId}`)).toEqual([one.number]);
    expect(await numbers(`foodId=${food.id}&sort=lifecycle`)).toEqual([one.number, two.number]);
  });
});
