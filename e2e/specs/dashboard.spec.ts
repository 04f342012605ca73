import { readFileSync } from 'node:fs';
import { sampleDays, sampleStats, mockStats, mockTrend, upcoming } from '../fixtures/dashboard.js';
import { fail, hold, intercept } from '../fixtures/faults.js';
import { dayFromToday, shownDay, unique } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/signed-in.js';
import { Dashboard } from '../pages/dashboard.js';

/** Earlier than any other record, so that it is listed first. */
const LONG_AGO = -3_000;
const CARDS = ['Compliant', 'Pending Verification', 'Non-Compliant'];
const RISKS = ['High Risk', 'Medium Risk', 'Low Risk'];

test(
  'the cards add up, describe what they count, and link to those lists; so do the risk levels',
  { tag: '@serial' },
  async ({ app, page, api }) => {
    await api.supplier({ status: 'approved', riskLevel: 'high', lastVerificationDate: dayFromToday(-1) });
    await api.supplier({ status: 'suspended', riskLevel: 'low' });
    await api.supplier();
    const dashboard = new Dashboard(page);
    await dashboard.open();
    const total = await app.card('Total Suppliers');
    const counts = [
      await app.card('Compliant'),
      await app.card('Pending Verification'),
      await app.card('Non-Compliant'),
    ];
    expect(counts.reduce((sum, count) => sum + count)).toBe(total);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    await expect(page.getByRole('group', { name: 'Non-Compliant' })).toHaveAccessibleDescription(
      /rejected.*suspended.*overdue/i,
    );
    await page.getByRole('button', { name: 'About Total Suppliers' }).focus();
    await expect(page.getByRole('tooltip')).toHaveText(
      'All suppliers in the directory. The other three cards add up to this number.',
    );

    const risk = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
    for (const name of RISKS) {
      const [, count = '', percent = ''] = (await risk(name).innerText()).match(/([\d,]+)\s+(\d+)% of suppliers/) ?? [];
      expect(Number(percent), name).toBe(Math.round((Number(count.replace(',', '')) / total) * 100));
    }

    for (const name of ['Total Suppliers', ...CARDS, ...RISKS]) {
      const counted = name.endsWith('Risk')
        ? Number((await risk(name).innerText()).match(/[\d,]+/)![0].replaceAll(',', ''))
        : await app.card(name);
      const listed = page.waitForResponse(
        (response) => new URL(response.url()).pathname === '/api/suppliers' && response.url().includes('limit=50'),
      );
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await app.heading('Suppliers');
      expect((await (await listed).json()).total, name).toBe(counted);
      await page.goBack();
    }
  },
);

test('percentages are rounded, and 0 without suppliers', async ({ page }) => {
  const shares = page.getByRole('listitem').getByText(/% of suppliers$/);
  const dashboard = new Dashboard(page);
  await mockStats(page, sampleStats({ totalSuppliers: 3, riskDistribution: { high: 1, medium: 2, low: 0 } }));
  await dashboard.open();
  await expect(shares).toHaveText(['33% of suppliers', '67% of suppliers', '0% of suppliers']);
  await mockStats(page, sampleStats({ totalSuppliers: 0, riskDistribution: { high: 0, medium: 0, low: 0 } }));
  await dashboard.open();
  await expect(shares).toHaveText(['0% of suppliers', '0% of suppliers', '0% of suppliers']);
});

test.describe('upcoming verifications', () => {
  test('the longest overdue is first and can be opened', async ({ app, page, api }) => {
    const { id, name } = await api.supplier();
    const { title } = await api.verification(id, {
      type: 'facility_inspection',
      scheduledDate: dayFromToday(LONG_AGO),
      dueDate: dayFromToday(LONG_AGO),
    });
    await api.verification(id, {
      title: unique('Done'),
      status: 'completed',
      dueDate: dayFromToday(LONG_AGO - 1),
    });
    const dashboard = new Dashboard(page);
    await dashboard.open();
    const first = dashboard.list('Upcoming Verifications').getByRole('listitem').first();
    for (const words of [title, `Facility Inspection · ${name}`, 'Overdue', '3000 days overdue'])
      await expect(first.getByText(words, { exact: true })).toBeVisible();
    await first.getByRole('link', { name: title }).click();
    await expect(
      app.dialog('Verification Details').or(app.dialog(title)).getByText('Facility Inspection'),
    ).toBeVisible();
    await dashboard.open();
    await page.getByRole('link', { name: 'View All verifications' }).click();
    await expect(page).toHaveURL(/\/verifications$/);
  });

  test('badges and texts depend on the days until the due date; at most five are shown', async ({ page }) => {
    const days = { A: -1, B: 0, C: 1, D: 3, E: 4, F: 7 };
    const mockUpcoming = (names: (keyof typeof days)[]) =>
      mockStats(
        page,
        sampleStats({
          upcomingVerifications: names.map((name) => upcoming(`Audit ${name}`, 'certificate_review', days[name])),
        }),
      );
    const dashboard = new Dashboard(page);
    const rows = dashboard.list('Upcoming Verifications').getByRole('listitem');
    await mockUpcoming(['A', 'B', 'C', 'D', 'E', 'F']);
    await dashboard.open();
    await expect(rows).toHaveText([
      /Audit A.*Certificate Review.*Overdue.*1 day overdue/,
      /Audit B.*Due Soon.*Due today/,
      /C.*Due Soon.*Due in 1 day$/,
      /D.*Due Soon.*Due in 3 days/,
      /E.*Scheduled.*Due in 4 days/,
    ]);
    await mockStats(
      page,
      sampleStats({ upcomingVerifications: [upcoming('Week', 'audit', 7), upcoming('Later', 'testing', 8)] }),
    );
    await dashboard.open();
    await expect(rows).toHaveText([
      /Week.*Scheduled.*Due in 7 days/,
      new RegExp(`Later.*Testing.*Scheduled.*${shownDay(8)}`),
    ]);
  });
});

test('a new suite suggests next steps, until they are dismissed', async ({ app, page }) => {
  await mockStats(page, sampleStats({ totalSuppliers: 0 }));
  for (const path of ['/api/verification-activities?limit=1', '/api/documents?limit=1'])
    await intercept(page, { method: 'GET', path }, (route) =>
      route.fulfill({ json: { activities: [], documents: [], total: 0, next: null } }),
    );
  const dashboard = new Dashboard(page);
  const steps = page.getByRole('region', { name: 'Next steps' });
  for (const [step, dialog] of [
    ['Import suppliers', 'Import Suppliers'],
    ['Schedule a verification', 'Schedule New Verification'],
    ['Upload a certificate', 'Upload New Document'],
  ] as const) {
    await dashboard.open();
    await steps.getByRole('link', { name: step }).click();
    await expect(app.dialog(dialog)).toBeVisible();
  }
  await dashboard.open();
  await steps.getByRole('button', { name: 'Dismiss' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Total Suppliers' })).toBeVisible();
  await expect(steps).toBeHidden();
});

test('the most urgent active corrective action is first, at most four', async ({ app, page, api }) => {
  const { id, name } = await api.supplier();
  const { title } = await api.action(id, { priority: 'critical', dueDate: dayFromToday(LONG_AGO) });
  await api.action(id, {
    title: unique('Closed'),
    priority: 'critical',
    status: 'closed',
    dueDate: dayFromToday(LONG_AGO - 1),
  });
  for (const days of [1, 2, 3, 4])
    await api.action(id, { priority: 'critical', dueDate: dayFromToday(LONG_AGO + days) });
  const dashboard = new Dashboard(page);
  await dashboard.open();
  const rows = dashboard.list('Active Corrective Actions').getByRole('listitem');
  await expect(rows).toHaveCount(4);
  for (const words of [title, `Supplier: ${name}`, 'Critical Priority', `Due: ${shownDay(LONG_AGO)}`])
    await expect(rows.first().getByText(words, { exact: true })).toBeVisible();
  await rows.first().getByRole('link', { name: title }).click();
  await expect(app.dialog(title)).toBeVisible();
  await dashboard.open();
  await page.getByRole('link', { name: 'View All corrective actions' }).click();
  await expect(page).toHaveURL(/\/corrective-actions$/);
});

test('the five newest suppliers, with location, status and age', { tag: '@serial' }, async ({ app, page, api }) => {
  const statuses = ['suspended', 'rejected', 'pending', 'approved'] as const;
  await api.supplier();
  const made = [];
  for (const status of statuses) made.unshift(await api.supplier({ status, city: 'Paita', country: 'Peru' }));
  const dashboard = new Dashboard(page);
  await dashboard.open();
  const rows = dashboard.list('Recent Supplier Activity').getByRole('listitem');
  await expect(rows).toHaveCount(5);
  for (const [position, badge] of ['Approved', 'Pending Review', 'Action Required', 'suspended'].entries()) {
    for (const words of [made[position]!.name, 'Paita, Peru', badge])
      await expect(rows.nth(position).getByText(words, { exact: true })).toBeVisible();
    await expect(rows.nth(position)).toContainText(/just now|ago|Recently added/i);
  }
  await rows.first().getByRole('link', { name: made[0]!.name }).click();
  await expect(app.dialog('Supplier Details')).toContainText(made[0]!.name);
  await dashboard.open();
  await page.getByRole('link', { name: 'View All suppliers' }).click();
  await expect(page).toHaveURL(/\/suppliers$/);
});

test.describe('the risk trend', () => {
  test('covers 30 Days, 90 Days or 1 Year, which the URL keeps', async ({ page }) => {
    await mockTrend(page);
    const dashboard = new Dashboard(page);
    await dashboard.open();
    const shown = (days: number) => expect(dashboard.plot).toHaveAttribute('aria-valuemax', String(days));
    await expect(dashboard.period('30 Days')).toBeChecked();
    await shown(30);
    await dashboard.period('90 Days').click();
    await shown(90);
    await expect(page).toHaveURL(/\?trend=90$/);
    await dashboard.period('1 Year').click();
    await shown(365);
    await expect(dashboard.plot).toHaveAccessibleName(
      `Risk trend, Suppliers by risk level, ${shownDay(-364)} – ${shownDay(0)}`,
    );
    await page.reload();
    await expect(dashboard.period('1 Year')).toBeChecked();
    await shown(365);
  });

  test('is read day by day with the keyboard', async ({ page }) => {
    await mockTrend(page);
    const dashboard = new Dashboard(page);
    await dashboard.open();
    const days = sampleDays(30);
    const value = (at: number, day: number) =>
      `${shownDay(day)}: High Risk ${days.at(at)!.high}, Medium Risk ${days.at(at)!.medium}, Low Risk ${days.at(at)!.low}`;
    await dashboard.plot.press('ArrowLeft');
    await expect(dashboard.plot).toHaveAttribute('aria-valuetext', value(-2, -1));
    await dashboard.plot.press('Home');
    await expect(dashboard.plot).toHaveAttribute('aria-valuetext', value(0, -29));
    await dashboard.plot.press('End');
    await expect(dashboard.plot).toHaveAttribute('aria-valuetext', value(-1, 0));
  });

  test('has the same numbers as a table and as a file; nothing moves between chart and table', async ({ page }) => {
    await mockTrend(page);
    const dashboard = new Dashboard(page);
    await dashboard.open('?trend=90');
    const below = page.getByRole('region', { name: 'Risk trend' }).or(dashboard.list('Recent Supplier Activity'));
    await dashboard.plot.waitFor();
    const place = () => below.last().boundingBox();
    const before = await place();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('risk-trend-90-days.csv');
    const days = sampleDays(90);
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines).toEqual([
      '\ufeffDay,High Risk,Medium Risk,Low Risk',
      ...days.map(({ day, high, medium, low }) => [day, high, medium, low].join(',')),
    ]);

    await page.getByRole('button', { name: 'Table' }).click();
    const rows = page.getByRole('table', { name: /^Risk trend/ }).getByRole('row');
    await expect(rows).toHaveCount(1 + 90);
    await expect(rows.nth(1)).toHaveText(
      new RegExp(`^${shownDay(0)}${days.at(-1)!.high}${days.at(-1)!.medium}${days.at(-1)!.low}$`),
    );
    expect(await place()).toEqual(before);
    await page.getByRole('button', { name: 'Table' }).click();
    await expect(dashboard.plot).toBeVisible();
  });

  test('ends with what the cards count today', { tag: '@serial' }, async ({ page, api }) => {
    const { body } = await api.call('GET', '/api/dashboard/risk-trend?days=30');
    await api.supplier({ riskLevel: 'high' });
    const today = body.snapshots.at(-1);
    expect(today.day).toBe(dayFromToday(0));
    await expect(async () => {
      const [trend, stats] = await Promise.all([
        api.call('GET', '/api/dashboard/risk-trend?days=30'),
        api.call('GET', '/api/dashboard/stats'),
      ]);
      const { day, ...levels } = trend.body.snapshots.at(-1);
      expect({ day, levels }).toEqual({ day: dayFromToday(0), levels: stats.body.riskDistribution });
      expect(levels.high).toBeGreaterThan(today.high);
    }).toPass();
    const dashboard = new Dashboard(page);
    await dashboard.open();
    await expect(page.getByText(/^The trend starts today\./).or(dashboard.plot)).toBeVisible();
  });

  test('explains that it starts today when there is only one day', async ({ page }) => {
    await mockTrend(page, 1);
    await new Dashboard(page).open();
    await expect(
      page.getByText('The trend starts today. The chart appears as soon as there are two days to compare.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'CSV' })).toHaveCount(0);
  });
});

test.describe('loading, empty and failed parts', () => {
  test('a spinner while the numbers load, three placeholder rows while the suppliers load', async ({ page }) => {
    const dashboard = new Dashboard(page);
    await mockTrend(page);
    const numbers = await hold(page, { method: 'GET', path: '/api/dashboard/stats' });
    const suppliers = await hold(page, { method: 'GET', path: '/api/suppliers?*' });
    await page.goto('/');
    const loading = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading…' });
    await expect(loading).toHaveCount(1);
    await expect(page.getByText('Recent Supplier Activity')).toBeHidden();
    numbers();
    await expect(page.getByRole('group', { name: 'Total Suppliers' })).toBeVisible();
    await expect(dashboard.plot).toBeVisible();
    await expect(loading.locator('> div')).toHaveCount(3);
    suppliers();
    await expect(dashboard.list('Recent Supplier Activity')).toBeVisible();
  });

  test('empty lists and missing data have their own text', async ({ page }) => {
    await mockStats(page, sampleStats({ upcomingVerifications: [], activeCorrectiveActions: [] }));
    const empty = await intercept(page, { method: 'GET', path: '/api/suppliers?*' }, (route) =>
      route.fulfill({ json: { suppliers: [], total: 0, next: null } }),
    );
    await new Dashboard(page).open();
    for (const words of ['No upcoming verifications', 'No recent supplier activity', 'No active corrective actions'])
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    await empty();
    await mockStats(page, null);
    await page.reload();
    await expect(page.getByText('No dashboard data available')).toBeVisible();
  });

  test('a failed part shows its error beside the others, and Retry loads it', async ({ page }) => {
    const dashboard = new Dashboard(page);
    await mockTrend(page);
    const suppliers = await fail(page, { method: 'GET', path: '/api/suppliers?*' });
    const quality = await intercept(page, { method: 'GET', path: '/api/dashboard/stats' }, (route) =>
      route.fulfill({
        json: sampleStats({ upcomingVerifications: null, activeCorrectiveActions: null, unavailable: ['quality'] }),
      }),
    );
    await dashboard.open();
    await expect(page.getByRole('group', { name: 'Compliant', exact: true })).toContainText('700');
    await expect(dashboard.plot).toBeVisible();
    for (const part of ['The upcoming verifications', 'The corrective actions', 'The suppliers'])
      await expect(dashboard.failed(part)).toBeVisible();
    await expect(page.getByText('No upcoming verifications')).toBeHidden();
    await suppliers();
    await dashboard.failed('The suppliers').getByRole('button', { name: 'Retry' }).click();
    await expect(
      dashboard.list('Recent Supplier Activity').or(page.getByText('No recent supplier activity')),
    ).toBeVisible();
    await expect(dashboard.failed('The corrective actions')).toBeVisible();
    await quality();
    await mockStats(page, sampleStats());
    await dashboard.failed('The corrective actions').getByRole('button', { name: 'Retry' }).click();
    await expect(dashboard.list('Active Corrective Actions')).toBeVisible();
    await expect(dashboard.list('Upcoming Verifications')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  test('the suppliers’ numbers and the trend fail independently', async ({ page }) => {
    const dashboard = new Dashboard(page);
    const trend = await fail(page, { method: 'GET', path: '/api/dashboard/risk-trend?*' });
    await mockStats(
      page,
      sampleStats({
        totalSuppliers: null,
        compliantSuppliers: null,
        pendingVerification: null,
        nonCompliant: null,
        riskDistribution: null,
        unavailable: ['suppliers'],
      }),
    );
    await page.goto('/');
    for (const part of ['The supplier counts', 'The risk levels', 'The risk trend'])
      await expect(dashboard.failed(part)).toBeVisible();
    await expect(dashboard.list('Upcoming Verifications')).toBeVisible();
    await trend();
    await mockTrend(page);
    await dashboard.failed('The risk trend').getByRole('button', { name: 'Retry' }).click();
    await expect(dashboard.plot).toBeVisible();
    await expect(dashboard.failed('The risk levels')).toBeVisible();
    await mockStats(page, sampleStats());
    await dashboard.failed('The supplier counts').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('group', { name: 'Total Suppliers' })).toContainText('1,200');
  });

  test('all numbers fail together and are never shown as missing data', async ({ page }) => {
    const recover = await fail(page, { method: 'GET', path: '/api/dashboard/stats' });
    await page.goto('/');
    const failed = new Dashboard(page).failed('The dashboard');
    await expect(failed).toContainText('The service is not available. Try again in a moment.');
    await expect(page.getByText('No dashboard data available')).toBeHidden();
    await recover();
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('group', { name: 'Total Suppliers' })).toBeVisible();
  });
});
