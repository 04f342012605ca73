import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fillDisk, mountSmallDisk } from '@fsvp/tools/verification/drill/small-disk';
import { productProcesses } from '@fsvp/tools/processes';
import { expect, test } from '@playwright/test';
import { eventually, type Answer } from '../fixtures/api-client.js';
import { startProduct } from '../fixtures/product.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const DISK_MEGABYTES = 500;
const FULL_MS = 30_000;
const SENTENCE = "The server's disk is full, so nothing can be saved until your administrator frees some space.";
const PROCESSES = [...productProcesses.map(({ name }) => name), 'postgres'] as const;

test('on a full disk everything can be read and writes answer 503; with space again it recovers by itself', async () => {
  mkdirSync(join(root, '.local'), { recursive: true });
  const folder = mkdtempSync(join(root, '.local', 'disk-'));
  const unmount = mountSmallDisk(folder, DISK_MEGABYTES);
  test.skip(!unmount, 'Mounting a small disk is not permitted here: run this test as root.');
  let stop = async () => {};
  let writing = true;
  try {
    const product = await startProduct({ home: join(folder, 'home') });
    stop = product.stop;
    const { suite, api, sql } = product;
    const readiness = async () => {
      const response = await fetch(`http://127.0.0.1:${suite.metricsPort}/readyz`);
      return { http: response.status, ...((await response.json()) as object) };
    };
    const pids = () => Object.fromEntries(PROCESSES.map((name) => [name, suite.pidOf(name)]));
    const acknowledged: string[] = [];
    const refused: Answer[] = [];
    let number = 0;
    const write = async () => {
      while (writing) {
        number += 1;
        const answer: Answer = await api
          .call('POST', '/api/suppliers', { name: `Written ${number}`, country: 'Chile' })
          .catch((error: Error) => ({ status: 0, body: String(error.cause ?? error) }));
        if (answer.status === 201) acknowledged.push(answer.body.id as string);
        else refused.push(answer);
        await sleep(20);
      }
    };
    const writers = Array.from({ length: 6 }, write);
    await eventually(async () => acknowledged.length > 100, 'writes are acknowledged');
    const before = pids();
    // The relay publishes these while the disk becomes full.
    const rows = Array.from({ length: 3000 }, (_, index) => `Imported ${index},Peru`).join('\n');
    expect((await api.import(`name,country\n${rows}\n`)).body).toMatchObject({ created: 3000 });

    const release = fillDisk(folder);
    const filledAt = Date.now();
    await eventually(async () => refused.length > 0, 'a write is refused');
    await eventually(async () => refused.at(-1)?.body.detail === SENTENCE, 'the refusal has the reason');
    while (Date.now() < filledAt + FULL_MS) {
      expect((await api.call('GET', '/')).status).toBe(200);
      for (const list of ['suppliers', 'verification-activities', 'documents', 'reports', 'dashboard/stats'])
        expect(await api.call('GET', `/api/${list}`), list).toMatchObject({ status: 200 });
      expect(await api.call('GET', `/api/suppliers/${acknowledged[0]}`)).toMatchObject({ status: 200 });
      expect(await readiness()).toMatchObject({
        http: 200,
        status: 'degraded',
        checks: { database: true, storage: false },
        reasons: { storage: expect.stringContaining('disk is full') },
      });
      await sleep(2000);
    }
    const writes = [
      await api.call('POST', '/api/reports', { type: 'compliance' }),
      await api.call('POST', '/api/objects/upload', {}),
      await api.call('DELETE', `/api/suppliers/${acknowledged[0]}`),
      await api.import('name,country\nNot imported,Peru\n'),
    ];
    for (const answer of writes) expect(answer).toMatchObject({ status: 503, body: { detail: SENTENCE } });
    // The login responds with text instead of problem details.
    const login = await api.call('POST', '/api/login', { password: suite.password });
    expect(login).toEqual({ status: 503, body: SENTENCE });
    expect(refused.filter(({ status }) => status !== 503)).toEqual([]);
    expect(pids()).toEqual(before);

    const acknowledgedBefore = acknowledged.length;
    release();
    const freedAt = Date.now();
    const secondsSinceFreed = () => ((Date.now() - freedAt) / 1000).toFixed(1);
    await eventually(async () => acknowledged.length > acknowledgedBefore, 'writes are acknowledged');
    console.log(`First write ${secondsSinceFreed()} s after there was space.`);
    const newest = acknowledged.at(-1);
    await eventually(
      async () => (await sql('documents', 'select from audit_entries where aggregate_id = $1', [newest])).length === 1,
      'its event is delivered',
    );
    console.log(`Its event was delivered ${secondsSinceFreed()} s after there was space.`);
    writing = false;
    await Promise.all(writers);

    const events = await sql<{ id: string }>('suppliers', 'select id from event_log');
    const ids = events.map(({ id }) => id);
    await eventually(
      async () =>
        (await sql('documents', 'select from audit_entries where event_id = any($1)', [ids])).length === ids.length,
      'all events are delivered',
    );
    console.log(`All ${ids.length} events were delivered ${secondsSinceFreed()} s after there was space.`);
    await eventually(
      async () =>
        (await sql('quality', 'select from supplier_directory where id = any($1)', [acknowledged])).length ===
        acknowledged.length,
      'the directory has every supplier',
    );
    await eventually(async () => ((await readiness()) as { status?: string }).status === 'ok', 'the gateway is ready');
    expect(pids()).toEqual(before);
    const stored = await sql('suppliers', 'select from suppliers where id = any($1)', [acknowledged]);
    expect(stored).toHaveLength(acknowledged.length);
    await eventually(
      async () => !(await sql('suppliers', 'select from event_log where published_at is null')).length,
      'everything is marked as published',
    );
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'tools', 'audit-verify.mjs')], {
      env: { ...process.env, FSVP_HOME: suite.home },
    });
    expect(stdout).toContain('entries of 5 services verified.');
    expect(await sql('documents', 'select from dead_letter')).toEqual([]);
  } finally {
    writing = false;
    await stop();
    unmount?.();
  }
});
