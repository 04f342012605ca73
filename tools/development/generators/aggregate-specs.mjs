/** @typedef {import('./aggregate.mjs').Aggregate} Aggregate */

/** @param {Aggregate} aggregate */
export const mapperSpec = ({ one, service }) => `import { expect, test } from '@jest/globals';
import { ${one.camel} } from '@fsvp/contracts/${service}/${one.kebab}';
import { newId } from '@fsvp/service-kit/database/columns';
import { ${one.pascal}Entity } from './${one.kebab}.entity.js';
import { to${one.pascal} } from './${one.kebab}.mapper.js';

test('returns the fields of the contract and no mark of deletion', () => {
  const instant = '2026-01-02T03:04:05.006Z';
  const fields = { id: newId(), version: 1, createdBy: null, createdAt: instant, updatedAt: instant, title: 'First', notes: null };
  const entity = Object.assign(new ${one.pascal}Entity(), fields, { deletedAt: null });
  expect(to${one.pascal}(entity)).toEqual(fields);
  expect(${one.camel}.parse(to${one.pascal}(entity))).toEqual(fields);
});
`;

/** @param {Aggregate} aggregate */
export const e2eSpec = ({
  one,
  many,
  service,
  startTest,
}) => `import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { list${many.pascal} } from '@fsvp/contracts/${service}/${one.kebab}';
import { newId } from '@fsvp/service-kit/database/columns';
import { ${startTest} } from './start.js';

const PATH = '/api/${many.kebab}';

describe('${many.title}', () => {
  let service: Awaited<ReturnType<typeof ${startTest}>>;
  beforeAll(async () => {
    service = await ${startTest}();
  });
  afterAll(() => service.close());

  const create = async (fields: object) => (await service.request('POST', PATH, fields)).body;
  const list = async (query: string) =>
    list${many.pascal}.response!.parse((await service.request('GET', \`\${PATH}?\${query}\`)).body);

  it('creates, returns, updates and deletes a record', async () => {
    const created = await create({ title: ' First ', notes: 'Note' });
    expect(created).toMatchObject({ version: 1, title: 'First', notes: 'Note' });
    const one = \`\${PATH}/\${created.id}\`;
    expect((await service.request('GET', one)).body).toEqual(created);
    const { body: updated } = await service.request('PUT', one, { notes: null });
    expect(updated).toEqual({ ...created, version: 2, notes: null, updatedAt: updated.updatedAt });
    expect((await service.request('DELETE', one)).status).toBe(204);
    expect((await service.request('GET', one)).status).toBe(404);
  });

  it('returns 400 with each invalid field, and 404 for an unknown id', async () => {
    expect(await service.request('POST', PATH, { title: ' ' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'title', message: 'Title is required' }] },
    });
    expect((await service.request('GET', \`\${PATH}/\${newId()}\`)).status).toBe(404);
  });

  it('lists a page with the exact total, by search and sort', async () => {
    for (const title of ['Alpha 50%', 'beta', 'Gamma']) await create({ title });
    const titles = async (query: string) => (await list(query)).${many.camel}.map(({ title }) => title);
    expect(await titles('')).toEqual(['Gamma', 'beta', 'Alpha 50%']);
    expect(await titles('sort=title&order=desc')).toEqual(['Gamma', 'beta', 'Alpha 50%']);
    expect(await titles('sort=title&limit=1&offset=1')).toEqual(['beta']);
    expect(await list('search=%25&limit=1')).toMatchObject({ ${many.camel}: [{ title: 'Alpha 50%' }], total: 1 });
    expect((await list('limit=1')).total).toBe(3);
    const { next } = await list('sort=title&limit=2');
    expect(await titles(\`sort=title&cursor=\${next}\`)).toEqual(['Gamma']);
  });

  it('writes each change to the event log', async () => {
    const { id } = await create({ title: 'Logged' });
    await service.request('PUT', \`\${PATH}/\${id}\`, { title: 'Changed' });
    await service.request('DELETE', \`\${PATH}/\${id}\`);
    const rows = await service.database.dataSource.query(
      'select type, before, after from event_log where aggregate_id = $1 order by aggregate_version',
      [id],
    );
    expect(rows).toMatchObject([
      { type: '${one.kebab}.created.v1', before: null, after: { title: 'Logged' } },
      { type: '${one.kebab}.updated.v1', before: { title: 'Logged' }, after: { title: 'Changed' } },
      { type: '${one.kebab}.deleted.v1', before: { title: 'Changed' }, after: null },
    ]);
  });
});
`;
