import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { getModuleRegistry, MODULE_CONTRACT_VERSION, type ModuleRegistryEntry } from '@fsvp/contracts/module-registry';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownerOf } from './registry.store.js';
import { RemoteScreen } from './remote-screen.js';
import { useRegistry } from './use-registry.js';

const down: ModuleRegistryEntry = {
  name: 'mf-actions',
  title: 'Corrective Actions',
  routes: ['/corrective-actions'],
  available: false,
};

function Screen() {
  const { modules } = useRegistry();
  return <RemoteScreen entry={ownerOf(modules, '/corrective-actions')!} path="/corrective-actions" />;
}

// React reports what a boundary caught; here it is what the tests are about.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

const draw = (host: MockHost) => act(async () => renderInHost(<Screen />, { host }));

test('a module that is away says so; Retry reads the registry again', async () => {
  const host = new MockHost().answer(getModuleRegistry, { modules: [down] });
  await draw(host);
  expect(await screen.findByText('The Corrective Actions module is not available')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The Corrective Actions module is not available')).toBeVisible();
  expect(host.requests(getModuleRegistry)).toHaveLength(1);
});

test('a module built for another contract is named as that', async () => {
  const other = {
    ...down,
    available: true,
    entry: '/modules/mf-actions/static/remoteEntry.1.js',
    entryGlobalName: 'mf_actions',
    contractVersion: MODULE_CONTRACT_VERSION + 1,
  };
  await draw(new MockHost().answer(getModuleRegistry, { modules: [other] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(
    await screen.findByText(new RegExp(`was built for version ${MODULE_CONTRACT_VERSION + 1} of the module contract`)),
  ).toBeVisible();
});

test('a path keeps its owner while the registry does not know it', () => {
  expect(ownerOf([], '/reports')).toEqual({
    name: 'mf-reports',
    title: 'Documents and Reports',
    routes: ['/reports'],
    available: false,
  });
  expect(ownerOf([down], '/corrective-actions')).toBe(down);
  expect(ownerOf([], '/nowhere')).toBeUndefined();
});
