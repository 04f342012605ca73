import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Upstreams } from '../upstreams/upstreams.js';
import { DashboardService } from './dashboard.service.js';

describe('DashboardService', () => {
  it('answers concurrent requests with two readings of each service, each after the requests it answers', async () => {
    let totalSuppliers = 1;
    const calls: string[] = [];
    const get = async (name: string) => {
      calls.push(name);
      const counts = { totalSuppliers };
      await nextTurn();
      return name === 'suppliers' ? counts : { openActions: 0 };
    };
    const dashboard = new DashboardService({ get } as unknown as Upstreams, {} as Logger);
    const first = dashboard.getReportCards();
    totalSuppliers = 2;
    const others = await Promise.all(Array.from({ length: 20 }, () => dashboard.getReportCards()));
    expect((await first).suppliers).toBe(1);
    expect(others.map(({ suppliers }) => suppliers)).toEqual(Array(20).fill(2));
    expect(calls.toSorted()).toEqual(['quality', 'quality', 'suppliers', 'suppliers']);
  });
});
