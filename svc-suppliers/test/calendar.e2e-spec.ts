import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { calendarEntries } from '@fsvp/contracts/core/calendar-entry';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());

it('has suppliers on the day on which their FDA registration ends, also for a feed', async () => {
  const day = addDays(today(), 40);
  const { status, body } = await service.request('POST', '/api/suppliers', {
    name: 'Acme Foods',
    country: 'India',
    fdaRegistrationEnd: day,
  });
  expect(status).toBe(201);
  const { id } = body as { id: string };
  for (const mode of ['groups', 'counts', 'open']) {
    const query = new URLSearchParams({ from: today(), to: day, mode }).toString();
    const { groups, counts, entries } = calendarEntries.parse(
      (await service.request('GET', `/internal/supplier-calendar-entries?${query}`)).body,
    );
    const listed = [...groups.flatMap(({ group }) => group.entries), ...entries];
    expect(counts).toEqual(mode === 'open' ? [] : [{ day, kind: 'registration', state: 'due', count: 1 }]);
    expect(listed.map(({ key, title }) => [key, title])).toEqual(
      mode === 'counts' ? [] : [[`registration.${id}`, 'FDA registration of Acme Foods ends']],
    );
  }
});
