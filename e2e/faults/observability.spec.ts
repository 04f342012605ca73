import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { productProcesses } from '@fsvp/tools/processes';
import { eventually } from '../fixtures/api-client.js';
import { metricNames, observeFolder, readAlerts, readDashboardQueries, servedNames } from '../fixtures/metrics.js';
import { expect, test } from '../fixtures/product.js';

const docs = fileURLToPath(new URL('../../docs/operations', import.meta.url));

/** Runs Prometheus' tool if this machine has it. */
function promtool(...options: string[]): { found: boolean; ok: boolean; output: string } {
  const { error, status, stdout, stderr } = spawnSync('promtool', options, { encoding: 'utf8' });
  return { found: !error, ok: status === 0, output: `${stdout}${stderr}` };
}

test('each alert is documented, and the rules pass their tests', () => {
  const alerts = readAlerts();
  expect(alerts.length).toBeGreaterThan(10);
  const page = readFileSync(join(docs, 'alerts.md'), 'utf8');
  for (const { alert, runbook } of alerts) {
    expect(runbook).toBe(`docs/operations/alerts.md#${alert.toLowerCase()}`);
    expect(page).toContain(`\n## ${alert}\n`);
  }
  const { found, ok, output } = promtool('test', 'rules', `${observeFolder}/prometheus/alerts.test.yml`);
  if (found) expect(ok, output).toBe(true);
});

test('the queries of the dashboard are PromQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fsvp-queries-'));
  try {
    const rules = readDashboardQueries().map(({ expr }, index) => ({ record: `query_${index}`, expr }));
    expect(rules.length).toBeGreaterThan(20);
    // Prometheus reads JSON, too.
    writeFileSync(join(folder, 'rules.yml'), JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    const { found, ok, output } = promtool('check', 'rules', join(folder, 'rules.yml'));
    if (found) expect(ok, output).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('each metric of alerts, dashboard and documentation is served by a process', async ({ product }) => {
  const served = new Set<string>();
  for (const { name } of productProcesses) {
    const response = await fetch(`${product.suite.probeUrls[name]}/metrics`);
    const metrics = await response.text();
    expect(metrics).toMatch(/^build_info\{version="\d+\.\d+\.\d+",revision="[^"]+",node="v[\d.]+"\} 1$/m);
    for (const metric of servedNames(metrics)) served.add(metric);
  }
  for (const { alert, expr } of readAlerts())
    expect(
      metricNames(expr).filter((name) => !served.has(name)),
      alert,
    ).toEqual([]);
  for (const { title, expr } of readDashboardQueries())
    expect(
      metricNames(expr).filter((name) => !served.has(name)),
      title,
    ).toEqual([]);
  const documented = [...readFileSync(join(docs, 'metrics.md'), 'utf8').matchAll(/^\| `(\w+)`/gm)].map(
    ([, name]) => name!,
  );
  expect(documented.length).toBeGreaterThan(25);
  expect(documented.filter((name) => !served.has(name) && !served.has(`${name}_count`))).toEqual([]);
});

test('logs are JSON lines without personal data and secrets', async ({ product }) => {
  const { suite, api, sql } = product;
  const marker = 'zzmarker';
  const secrets = [marker, suite.password];

  await api.call('POST', '/api/login', { password: `${marker}-password` });
  await api.call('PUT', '/api/auth/user', { firstName: `${marker} first`, lastName: marker });
  const supplier = await api.supplier({
    name: `${marker} Foods`,
    contactEmail: `${marker}@example.org`,
    notes: marker,
  });
  await api.call('GET', `/api/suppliers?search=${marker}`);
  for (const path of [`/api/suppliers/${marker}`, `/api/${marker}`, `/${marker}?name=${marker}`])
    await api.call('GET', path, undefined, { 'user-agent': marker, referer: `http://localhost/${marker}` });
  await api.call('POST', '/api/suppliers', { name: '', country: marker });

  const target = await api.call('POST', '/api/objects/upload');
  const address = new URL(target.body.uploadURL as string, suite.url);
  secrets.push(address.pathname.split('/').at(-1)!);
  const put = await fetch(address, {
    method: 'PUT',
    headers: { ...api.headers, 'content-type': 'text/plain' },
    body: marker,
  });
  expect(put.status).toBe(200);
  const file = { fileName: `${marker}.txt`, filePath: target.body.objectPath as string };
  await api.create('/api/documents', { title: marker, type: 'certificate', supplierId: supplier.id, ...file });

  // A query that fails, with the values of a record.
  await sql('suppliers', 'alter table supplier_products rename column product_name to hidden');
  try {
    const { status } = await api.call('POST', `/api/suppliers/${supplier.id}/products`, { productName: marker });
    expect(status).toBe(500);
  } finally {
    await sql('suppliers', 'alter table supplier_products rename column hidden to product_name');
  }
  // A duplicate key, whose value PostgreSQL would log.
  const twice = 'insert into inbox (consumer, event_id) values ($1, $2), ($1, $2)';
  await expect(sql('suppliers', twice, [marker, supplier.id])).rejects.toThrow('duplicate key');
  secrets.push(...Object.values(api.headers).map((cookie) => cookie.split('=')[1]!));

  const read = (name: string) => readFileSync(join(suite.logs, `${name}.log`), 'utf8');
  await eventually(async () => read('suppliers').includes('"msg":"request failed"'), 'the failed query is logged');
  for (const file of readdirSync(suite.logs)) {
    const lines = readFileSync(join(suite.logs, file), 'utf8').split('\n');
    for (const secret of secrets)
      expect(
        lines.filter((line) => line.includes(secret)),
        file,
      ).toEqual([]);
  }
  for (const { name } of productProcesses)
    for (const line of read(name).trimEnd().split('\n'))
      expect(JSON.parse(line)).toMatchObject({
        level: expect.any(Number),
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        service: expect.any(String),
        msg: expect.any(String),
      });
  const failed = read('suppliers')
    .split('\n')
    .find((line) => line.includes('"msg":"request failed"'))!;
  expect(JSON.parse(failed)).toMatchObject({ level: 50, requestId: expect.any(String), err: { code: '42703' } });
});
