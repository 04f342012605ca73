import { expect, it } from '@jest/globals';
import { migrate } from '@fsvp/service-kit/process/migrate';
import { createTestDatabase } from '@fsvp/service-kit/testing/test-database';
import { newId } from '@fsvp/service-kit/database/columns';
import { Client } from 'pg';
import { migrations } from '../src/migrations/index.js';
import { CountryKeys1700000106300 } from '../src/migrations/country-keys.migration.js';

it('the keys of suppliers that were stored before have the code of their country', async () => {
  const earlier = migrations.filter((one) => one !== CountryKeys1700000106300);
  const { ownerUrl, drop } = await createTestDatabase('suppliers', earlier);
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  const add = (country: string, nameKey: string, matchKey: string) =>
    owner.query(
      `insert into suppliers (id, version, created_at, updated_at, name, country, risk_level, status, fsvp_required, verification_frequency_months, match_key, name_key)
       values ($1, 1, now(), now(), 'Mekong', $2, 'low', 'pending', true, 12, $3, $4)`,
      [newId(), country, matchKey, nameKey],
    );
  await add('Viet Nam', 'mekong|vietnam', 'mekong|vietnam|12strand|cantho');
  await add('Atlantis', 'mekong|atlantis', 'mekong|atlantis||');
  await migrate(ownerUrl, migrations);
  const { rows } = await owner.query('select name_key, match_key from suppliers order by country');
  await owner.end();
  await drop();
  expect(rows).toEqual([
    { name_key: 'mekong|atlantis', match_key: 'mekong|atlantis||' },
    { name_key: 'mekong|vn', match_key: 'mekong|vn|12strand|cantho' },
  ]);
});
