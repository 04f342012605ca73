import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import type { VerificationPlan } from '@fsvp/contracts/program/verification-plans/verification-plan';
import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import { ADMINISTRATOR } from '../fixtures/administrator.js';
import { ApiClient } from '../fixtures/api-client.js';
import { addAxe, findViolations } from '../fixtures/axe.js';
import { createEvaluatedFile } from '../fixtures/evaluated-files.js';
import { OWN_PASSWORD, signedInAs, signRecord } from '../fixtures/people.js';
import { expect, test } from '../fixtures/signed-in.js';

test('a signed plan schedules an audit, whose result is recorded and reviewed on the original screen', async ({
  browser,
  api,
}) => {
  test.setTimeout(180_000);
  const administrator = await new ApiClient(process.env.E2E_URL ?? '').signIn(
    ADMINISTRATOR.password,
    ADMINISTRATOR.email,
  );
  const { file, email } = await createEvaluatedFile(administrator, [
    'hazard_analysis',
    'evaluation',
    'plan',
    'results_review',
  ]);
  const signer = await new ApiClient(administrator.url).signIn(OWN_PASSWORD, email);
  const plan = (await signer.call('POST', `/api/fsvp-files/${file.id}/plans`, {})).body as VerificationPlan;
  await signRecord(signer, `/api/verification-plans/${plan.id}`, 'determined', { email, password: OWN_PASSWORD });

  const activities = async () =>
    (
      (await api.call('GET', `/api/verification-activities?fileId=${file.id}`)).body as {
        activities: VerificationActivity[];
      }
    ).activities;
  await expect.poll(async () => (await activities()).length, { timeout: 20_000 }).toBe(1);
  const [activity] = await activities();
  const itemOf = async (code: string) => {
    const { body } = await api.call('GET', `/api/fsvp-files/${file.id}/readiness`);
    return (body as FileReadinessAnswer).items.find((item) => item.code === code)!;
  };
  const action = (await itemOf('VA-1')).nextAction;
  expect(action).toEqual({
    label: 'Record the results of the planned activities',
    href: `/verifications?file=${file.id}&view=${activity!.id}`,
  });

  const { context, page } = await signedInAs(browser, email);
  await addAxe(page);
  await page.goto(action!.href);
  const details = page.getByRole('dialog', { name: activity!.title });
  await expect(details.getByRole('link', { name: new RegExp(`^${file.number}`) })).toHaveAttribute(
    'href',
    `/fsvp-files?view=${file.id}`,
  );
  await expect(details.getByText('No result is recorded.')).toBeVisible();

  await details.getByRole('button', { name: 'Record Result' }).click();
  const form = page.getByRole('dialog', { name: 'Record Result' });
  await expect(form.getByRole('group', { name: 'Still missing' })).toContainText('Enter the name of the auditor.');
  const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel('Day', { exact: true }).fill(yesterday);
  await form.getByLabel('Auditor').fill('Carla Ruiz');
  await form.getByRole('combobox', { name: 'Performed by' }).click();
  await page.getByRole('option', { name: 'Another entity' }).click();
  await form.getByLabel('Why this person is qualified').fill('Lead auditor of food safety since 2015');
  await form.getByRole('checkbox', { name: /No financial conflict/ }).check();
  await form.getByLabel('Audit procedures').fill('Two days on site by part 117');
  await form.getByLabel('Regulations considered').fill('21 CFR part 117');
  await form.getByRole('combobox', { name: 'Food safety plan of the supplier considered' }).click();
  await page.getByRole('option', { name: 'Yes' }).click();
  await form.getByLabel('Conclusions').fill('The hazards are controlled');
  await form.getByRole('checkbox', { name: /The result is complete/ }).check();
  // One entry is missing: nothing is saved, and the field says what to do.
  await form.getByRole('button', { name: 'Save Result' }).click();
  const deficiencies = form.getByLabel('Significant deficiencies and their corrective actions');
  await expect(deficiencies).toHaveAttribute('aria-invalid', 'true');
  await deficiencies.fill('None');
  await expect(form.getByText('Nothing is missing')).toBeVisible();
  expect(await findViolations(page, { shown: deficiencies, reach: async () => undefined })).toEqual({});
  await page.setViewportSize({ width: 1280, height: 900 });
  await form.getByRole('button', { name: 'Save Result' }).click();
  await expect(form).toBeHidden();
  await expect(details.getByText('To be reviewed')).toBeVisible();
  expect(await itemOf('VA-1')).toMatchObject({ state: 'satisfied' });
  expect(await itemOf('VR-1')).toMatchObject({ state: 'missing', reason: 'absent' });

  await details.getByRole('button', { name: 'Review Result' }).click();
  const review = page.getByRole('dialog', { name: 'Review Result' });
  await review.getByRole('radio', { name: 'Adequate', exact: true }).check();
  await review.getByRole('button', { name: 'Save Draft' }).click();
  await expect(review).toBeHidden();
  await details
    .getByRole('region', { name: 'Signatures of the review' })
    .getByRole('button', { name: 'Sign', exact: true })
    .click();
  const signing = page.getByRole('dialog', { name: /^Sign this/ });
  await expect(signing.getByText('The hazards are controlled')).toBeVisible();
  await signing.getByLabel(/^Password/).fill(OWN_PASSWORD);
  await signing.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(signing).toBeHidden();
  await expect.poll(async () => (await itemOf('VR-1')).state, { timeout: 10_000 }).toBe('satisfied');

  await page.goto(`/verifications?file=${file.id}&result=reviewed_adequate`);
  const row = page.getByRole('list', { name: 'Verification activities' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Adequate');
  await expect(page.getByRole('combobox', { name: `Status of ${activity!.title}` })).toContainText('Completed');
  await context.close();
});
