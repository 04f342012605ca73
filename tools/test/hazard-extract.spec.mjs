import { readFileSync } from 'node:fs';
import { stat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { EXTRACT, readExtract } from '../development/hazard-extract.mjs';
import { buildExtract } from '../development/hazard-extract/extract.mjs';
import { notificationsOf, recallEventsOf } from '../development/hazard-extract/rows.mjs';

const folder = process.env.FSVP_DATA_DIR;
const MAX_BYTES = 1_500_000;

it('takes no more space than a small picture', async () => {
  const sizes = await Promise.all((await readdir(EXTRACT)).map(async (name) => (await stat(join(EXTRACT, name))).size));
  expect(sizes).toHaveLength(6);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
});

// Continuous integration does not have the public files: they are 5 MB that only this needs.
(folder ? it : it.skip)('is rebuilt byte for byte from the public files', async () => {
  const built = await buildExtract(/** @type {string} */ (folder));
  for (const [file, text] of Object.entries(built)) {
    const shipped = file.endsWith('.json') ? readFileSync(join(EXTRACT, file), 'utf8') : await readExtract(file);
    expect([file, shipped === text]).toEqual([file, true]);
  }
  expect(await buildExtract(/** @type {string} */ (folder))).toEqual(built);
});

const PRODUCT = {
  'Event ID': '2',
  'Event Classification': 'Class II',
  'Center Classification Date': '2025-01-02',
  'Recalling Firm Name': ' A  firm ',
  'Recalling Firm Country': 'Peru',
  'Reason for Recall': 'Lead\nfound',
  'Product Description': 'x'.repeat(161),
  Center: 'HFP',
};
const REPORT = {
  event_id: '1',
  classification: 'Class III',
  center_classification_date: '20240304',
  recalling_firm: 'B',
  country: 'Chile',
  reason_for_recall: 'Milk',
  product_description: 'Bread',
};

it('has one row of a recall event, with the different reasons of its products and without cosmetics', () => {
  const rows = recallEventsOf(
    [
      PRODUCT,
      { ...PRODUCT, 'Reason for Recall': 'Glass', 'Center Classification Date': '2025-01-01' },
      PRODUCT,
      { ...PRODUCT, 'Event ID': '3', Center: 'OCS' },
    ],
    [REPORT, { ...REPORT, classification: 'Class I' }, { ...REPORT, event_id: '2' }, { ...REPORT, event_id: '3' }],
  );
  expect(rows).toEqual([
    ['1', 'Class I', '2024-03-04', 'B', 'Chile', '2', 'Bread', 'Milk'],
    ['2', 'Class II', '2025-01-01', 'A firm', 'Peru', '3', `${'x'.repeat(160)}…`, 'Lead found\nGlass'],
  ]);
});

it('has one row of a notification, by its complete reference', () => {
  const notification = {
    reference: '2024.965',
    date: '2024-12-31 10:21:09.000000',
    category: 'herbs and spices',
    subject: ' Lead  in\nturmeric',
    hazards: 'lead  ,cadmium  high content',
    classification: 'alert notification',
    risk_decision: 'serious',
    notifying_country: 'France',
    origin: 'India,Nepal',
  };
  const earlier = { ...notification, date: '2024-12-30 09:00:00', subject: 'Earlier' };
  const other = { ...notification, reference: '2024.0001' };
  const row = ['herbs and spices', 'Lead in turmeric', 'lead, cadmium high content', 'alert notification', 'serious'];
  expect(notificationsOf([notification, earlier, notification, other])).toEqual([
    ['2024.0001', '2024-12-31', ...row, 'France', 'India, Nepal'],
    ['2024.9650', '2024-12-30', 'herbs and spices', 'Earlier', ...row.slice(2), 'France', 'India, Nepal'],
  ]);
});
