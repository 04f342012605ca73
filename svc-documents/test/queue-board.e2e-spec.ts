import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { redisDoor, type RedisDoor } from './redis-door.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
let door: RedisDoor;
beforeAll(async () => {
  door = await redisDoor();
  service = await startDocuments({ redisUrl: door.url });
  await service.request('POST', '/api/reports', { type: 'compliance' });
  await eventually(async () => (await service.request('GET', '/admin/queues')).status === 200);
});
afterAll(async () => {
  await service.close();
  await door.close();
});

const board = (path = '', method = 'GET') => service.request(method, `/admin/queues${path}`);

describe('the queue board', () => {
  it('is a page that its policy lets work: nothing of other sites, no script or style in it', async () => {
    for (const path of ['', '/', '/queue/report-runs']) {
      const { status, headers, text } = await board(path);
      expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'text/html; charset=utf-8' });
      expect(headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self' 'sha256-");
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|https?:/);
      expect(text).toContain('<base href="/admin/queues/" />');
      expect(text).not.toMatch(/(src|href)="https?:|<style| style=|<script(?![^>]*(src=|type="application\/json"))/);
    }
    const { text } = await board();
    const files = [...text.matchAll(/(?:src|href)="(static\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect((await board(`/${file}`)).status).toBe(200);
  });

  it('shows the queue and the job that waits, and nothing can be changed there', async () => {
    const { body } = await board('/api/queues?activeQueue=report-runs&page=1&jobsPerPage=10');
    const [queue] = body.queues;
    expect(queue).toMatchObject({
      name: 'report-runs',
      readOnlyMode: true,
      allowRetries: false,
      counts: { waiting: 1 },
      jobs: [{ name: 'generate', data: { runId: expect.any(String) } }],
    });
    const [job] = queue.jobs;
    for (const [method, path] of [
      ['PUT', `/api/queues/report-runs/${job.id}/clean`],
      ['PUT', '/api/queues/report-runs/pause'],
      ['PUT', '/api/queues/report-runs/obliterate'],
      ['POST', '/api/queues/report-runs/add'],
    ] as const) {
      expect((await board(path, method)).status).toBe(404);
    }
    expect((await board('/api/queues')).body.queues[0].counts).toMatchObject({ waiting: 1 });
  });

  it('answers only the gateway', async () => {
    for (const path of ['', '/api/queues', '/static/favicon.ico'])
      expect((await fetch(`${service.url}/admin/queues${path}`)).status).toBe(401);
  });

  it('says so while Redis is away or hangs, and is back with it', async () => {
    door.shut();
    const away = await eventually(async () => {
      const answer = await board();
      return answer.status === 503 ? answer : undefined;
    });
    expect({ type: away.headers.get('content-type'), again: away.headers.get('retry-after') }).toEqual({
      type: 'text/html; charset=utf-8',
      again: '5',
    });
    expect(away.text).toContain('Redis does not answer, so there is nothing to show.');
    expect(await board('/api/queues')).toMatchObject({
      status: 503,
      body: { error: 'Redis does not answer. Reports wait, and go on once it is back.' },
    });
    door.open();
    await eventually(async () => (await board('/api/queues')).status === 200);
    door.jam();
    const asked = Date.now();
    expect(await board('/api/queues')).toMatchObject({
      status: 503,
      body: { error: 'Redis does not answer. Reports wait, and go on once it is back.' },
    });
    expect(Date.now() - asked).toBeLessThan(6000);
    door.open();
    await eventually(async () => (await board('/api/queues')).body?.queues?.[0]?.counts.waiting === 1);
  }, 40_000);
});
