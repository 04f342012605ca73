import { LIKELIHOODS, SEVERITIES } from '@fsvp/contracts/quality/hazard-analysis';
import { expect, test } from '../fixtures/signed-in.js';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

test('the rating follows every combination of severity and likelihood', async ({ app, page }) => {
  const ratings = [
    'Low',
    'Low',
    'Low',
    'Medium',
    'Medium',
    'Low',
    'Medium',
    'Medium',
    'High',
    'High',
    'Low',
    'Medium',
    'High',
    'Critical',
    'Critical',
  ];
  await page.goto('/hazard-analysis');
  await page.getByRole('button', { name: 'Add Hazard Analysis' }).click();
  const form = app.dialog('Add Hazard Analysis');
  const rating = form.getByRole('status', { name: 'Risk rating' });
  for (const [row, severity] of SEVERITIES.entries()) {
    await app.choose(form, 'Severity', capital(severity));
    for (const [column, likelihood] of LIKELIHOODS.entries()) {
      await app.choose(form, 'Likelihood', capital(likelihood));
      await expect(rating).toContainText(`${ratings[row * LIKELIHOODS.length + column]} Risk`);
      await expect(rating).toContainText(`Score ${(row + 1) * (column + 1)} of 15`);
    }
  }
});
