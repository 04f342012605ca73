import { expect, test } from '@jest/globals';
import { listWorkItems, type WorkItemList } from '@fsvp/contracts/catalogue/work-item';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen } from '@testing-library/react';
import MyWorkCard from './my-work.card.js';

const NOTHING: WorkItemList = {
  asOf: '2026-11-24',
  items: [],
  total: 0,
  counts: { overdue: 0, today: 0, this_week: 0, waiting: 0, later: 0 },
  more: 0,
  unavailable: [],
};

test('asks for the first five lines, leads to all, and says if there are none', async () => {
  const host = new MockHost().answer(listWorkItems, NOTHING);
  renderInHost(<MyWorkCard />, { host });
  expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
  expect(host.requests(listWorkItems)[0]!.query.toString()).toBe('limit=5');
  expect(screen.getByRole('link', { name: 'All my work' })).toHaveAttribute('href', '/my-work');
});

test('says that a part is missing', async () => {
  renderInHost(<MyWorkCard />, {
    host: new MockHost().answer(listWorkItems, { ...NOTHING, unavailable: ['quality'] }),
  });
  expect(await screen.findByText('A service is not responding: a part is missing.')).toBeVisible();
});
