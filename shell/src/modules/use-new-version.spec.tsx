import { beforeAll, expect, test } from '@jest/globals';
import { getModuleRegistry } from '@fsvp/contracts/modules/module-registry';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { useQueryClient } from '@fsvp/web-kit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inlineRegistry, mockModule } from '../testing/mock-registry.js';
import { currentRegistry } from './registry.store.js';
import { useNewVersion } from './use-new-version.js';

const current = mockModule('mf-actions', { routes: ['/corrective-actions'] });
const released = { ...current, version: '1.0.1-bbbbbbbbbb' };

let refetch: () => Promise<void>;
function Page() {
  const client = useQueryClient();
  refetch = () => act(() => client.invalidateQueries());
  useNewVersion();
  return null;
}

beforeAll(() => inlineRegistry([current]));

test('offers a reload once when another release is current', async () => {
  let modules = [current];
  expect(currentRegistry().modules).toHaveLength(1);
  const host = new MockHost().answer(getModuleRegistry, () => ({ modules }));
  renderInHost(<Page />, { host });
  expect(host.requests(getModuleRegistry)).toHaveLength(0);
  modules = [{ ...current, available: true }];
  await refetch();
  expect(host.requests(getModuleRegistry)).toHaveLength(1);
  expect(screen.queryByText('A new version is available')).toBeNull();

  modules = [released];
  await refetch();
  expect((await screen.findAllByText('A new version is available'))[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  modules = [{ ...released, version: '1.0.2-cccccccccc' }];
  await refetch();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});
