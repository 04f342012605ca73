import { expect, test } from '@jest/globals';
import { pages } from '../gallery/pages.js';
import * as dialogs from './dialogs.js';
import * as base from './index.js';

test('the gallery has a page for each component', () => {
  const components = Object.entries({ ...base, ...dialogs }).filter(
    ([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function',
  );
  expect(Object.keys(pages).sort()).toEqual([...components.map(([name]) => name), 'LineChart'].sort());
});
