import { expect, test } from '@jest/globals';
import { mockModule } from '../testing/mock-registry.js';
import { navigationOf } from './navigation.js';

const entry = (label: string, order: number, group: string) => ({
  path: `/${label.toLowerCase()}`,
  label,
  order,
  group,
  icon: [],
});

test('sorts entries by order, keeps those of a group together, and puts the dashboard first', () => {
  const modules = [
    mockModule('mf-b', { navigation: [entry('Later', 30, 'one'), entry('Between', 20, 'two')] }),
    mockModule('mf-a', { navigation: [entry('First', 10, 'one')] }),
    { ...mockModule('mf-c'), manifest: null },
  ];
  expect(navigationOf(modules).map(({ label }) => label)).toEqual([
    'Dashboard',
    'First',
    'Later',
    'Between',
    'My Work',
    'Calendar',
  ]);
  expect(navigationOf(modules)).toBe(navigationOf(modules));
});

test('puts secondary entries last, whatever their order, after My Work and the calendar', () => {
  const modules = [
    mockModule('mf-admin', { navigation: [{ ...entry('Administration', 1, 'admin'), secondary: true }] }),
    mockModule('mf-a', { navigation: [entry('First', 10, 'one')] }),
  ];
  expect(navigationOf(modules).map(({ label, secondary }) => [label, secondary])).toEqual([
    ['Dashboard', undefined],
    ['First', undefined],
    ['My Work', true],
    ['Calendar', true],
    ['Administration', true],
  ]);
});
