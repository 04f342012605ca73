import { expect, it } from '@jest/globals';
import { newId } from '@fsvp/service-kit/database/columns';
import { migrate } from '@fsvp/service-kit/process/migrate';
import { createTestDatabase } from '@fsvp/service-kit/testing/test-database';
import { DataSource } from 'typeorm';
import { SupplierDirectory1700000001000 } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory.migration';
import { migrations } from '../src/migrations/index.js';
import { Quality1700000020000 } from '../src/migrations/quality.migration.js';

const FIRST_RELEASE = [SupplierDirectory1700000001000, Quality1700000020000];

it('migrates a filled database of the first release, and keeps its hazard analyses and their products', async () => {
  const { ownerUrl, drop } = await createTestDatabase('quality', FIRST_RELEASE);
  const owner = await new DataSource({ type: 'postgres', url: ownerUrl, installExtensions: false }).initialize();
  const [id, productId] = [newId(), newId()];
  await owner.query(
    `insert into hazard_analyses (id, version, created_at, updated_at, supplier_id, product_id, hazard_type, hazard_description, severity, likelihood, risk_score, preventive_controls)
     values ($1, 4, now(), now(), gen_random_uuid(), $2, 'biological', 'ÉCOLI in sprouts', 'high', 'likely', 12, null)`,
    [id, productId],
  );
  await migrate(ownerUrl, migrations);
  const rows = await owner.query(
    `select version, product_id, search_text like '%biological hazard%' as type, search_text like '%écoli in sprouts%' as text from hazard_analyses where id = $1`,
    [id],
  );
  const directory = await owner.query('select id from product_directory');
  const [{ marks }] = await owner.query("select to_regclass('inspection_change_marks') as marks");
  await owner.destroy();
  await drop();
  expect({ rows, directory, marks }).toEqual({
    rows: [{ version: 4, product_id: productId, type: true, text: true }],
    directory: [],
    marks: null,
  });
});
