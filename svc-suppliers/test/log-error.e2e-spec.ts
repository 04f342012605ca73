import { expect, it } from '@jest/globals';
import { describeError } from '@fsvp/service-kit/observability/log-error';
import { testAddress } from '@fsvp/service-kit/testing/test-database';
import { DataSource } from 'typeorm';

const PERSON = 'Maria Marker';

async function failQuery(sql: string): Promise<unknown> {
  const dataSource = await new DataSource({
    type: 'postgres',
    url: testAddress('TEST_ADMIN_DATABASE_URL'),
  }).initialize();
  try {
    return await dataSource.query(sql, [PERSON]).catch((error: unknown) => error);
  } finally {
    await dataSource.destroy();
  }
}

it.each([
  ['a wrong number', 'with row as (select $1::text as name) select name::int from row'],
  ['a wrong uuid', 'select $1::uuid'],
  ['a wrong table', 'select from absent_table where name = $1'],
])('a failed query is logged without its values: %s', async (_case, sql) => {
  const error = await failQuery(sql);
  expect(JSON.stringify({ ...(error as object) })).toContain(PERSON);
  const logged = describeError(error);
  expect(JSON.stringify(logged)).not.toContain(PERSON);
  expect(logged).toMatchObject({ type: 'QueryFailedError', code: expect.any(String), severity: 'ERROR' });
});

it('a wrong JSON text is not quoted; other messages, stacks and causes are kept', () => {
  let error: unknown;
  try {
    JSON.parse(`"${PERSON}" is here`);
  } catch (thrown) {
    error = thrown;
  }
  const { stack, ...logged } = describeError(new Error('reading failed', { cause: error })) as { stack: string };
  expect(stack).toContain('log-error');
  expect(logged).toMatchObject({ type: 'Error', message: 'reading failed', cause: { type: 'SyntaxError' } });
  expect(JSON.stringify([stack, logged])).not.toContain(PERSON);
});
