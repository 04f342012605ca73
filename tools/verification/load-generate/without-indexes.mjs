/**
 * Runs a bulk insert without the table's secondary indexes and rebuilds them afterwards, which is several times faster. One transaction.
 * @param {import('pg').Client} client the table owner's connection @param {string} table @param {() => Promise<void>} work
 */
export async function withoutIndexes(client, table, work) {
  const { rows } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = $1::regclass and not indisunique`,
    [table],
  );
  await client.query('begin');
  try {
    for (const { name } of rows) await client.query(`drop index ${name}`);
    await work();
    for (const { definition } of rows) await client.query(definition);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
