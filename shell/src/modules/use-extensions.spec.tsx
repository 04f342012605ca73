import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { permissionsOf, type Grantee } from '@fsvp/contracts/access/access';
import { getModuleRegistry } from '@fsvp/contracts/modules/module-registry';
import { ExtensionPoint, ExtensionsContext, type RemoteModule } from '@fsvp/web-kit';
import { MockHost, MockIntersectionObserver, mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inlineRegistry, mockModule } from '../testing/mock-registry.js';
import { host } from './host.js';
import { useExtensions } from './use-extensions.js';

const offering = (name: string, order: number, over: { point?: string; permission?: string } = {}) => ({
  ...mockModule(name, {
    routes: [`/${name}`],
    extensions: [{ point: 'dashboard', title: `Card of ${name}`, order, ...over }],
  }),
  available: true,
});
const late = offering('mf-late', 2);
inlineRegistry([
  late,
  offering('mf-early', 1, { permission: 'administer' }),
  offering('mf-newer', 1, { point: 'point-of-a-newer-release' }),
  offering('mf-rows', 3, { point: 'supplier-row' }),
  { ...mockModule('mf-unreadable'), manifest: null },
  mockModule('mf-of-the-last-release', { routes: ['/last'] }),
]);

const Offered = () => (
  <p>
    {useExtensions()
      .map(({ module }) => module)
      .join()}
  </p>
);

test.each<[Grantee, string]>([
  ['administrator', 'mf-early,mf-newer,mf-late'],
  ['editor', 'mf-newer,mf-late'],
])('%s may see the extensions of %s', (grantee, modules) => {
  renderInHost(<Offered />, { user: { ...mockUser, permissions: permissionsOf(grantee) } });
  expect(screen.getByText(modules)).toBeVisible();
});

test('what rows of lists show is offered once the first screen is loaded', async () => {
  renderInHost(<Offered />, { user: { ...mockUser, permissions: permissionsOf('editor') } });
  expect(screen.queryByText(/mf-rows/)).toBeNull();
  expect(await screen.findByText('mf-newer,mf-late,mf-rows')).toBeVisible();
});

const load = jest.spyOn(host, 'load');
const applyStyles = jest.spyOn(host, 'applyStyles');
beforeEach(() => {
  MockIntersectionObserver.install();
  jest.clearAllMocks();
  // React logs errors that a boundary caught, which these tests cause on purpose.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

function Screen() {
  return (
    <ExtensionsContext value={useExtensions()}>
      <ExtensionPoint name="dashboard" props={{}} />
    </ExtensionsContext>
  );
}

const moduleWith = (text: string): RemoteModule => ({
  routes: [],
  extensions: [{ point: 'dashboard', load: async () => ({ default: () => text }) }],
});

test('loads a module and its styles; one that fails is looked up in the registry again', async () => {
  load.mockImplementation(async ({ name }) => {
    if (name === 'mf-late') throw new Error('gone');
    return moduleWith('Early');
  });
  const registry = new MockHost().answer(getModuleRegistry, {
    modules: [{ ...late, manifestUrl: '/modules/mf-late/1.0.1-bbbbbbbbbb/module.json' }],
  });
  await act(async () => renderInHost(<Screen />, { host: registry }));
  expect(load).not.toHaveBeenCalled();
  await act(async () => MockIntersectionObserver.show());
  expect(await screen.findByText('Early')).toBeVisible();
  expect(applyStyles.mock.calls.flat()).toContain('mf-early');

  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
  expect(screen.getByRole('alert')).toHaveTextContent('Card of mf-late could not be loaded');
  load.mockResolvedValue(moduleWith('Late'));
  await userEvent.click(retry);
  expect(await screen.findByText('Late')).toBeVisible();
  expect(load.mock.lastCall![0].manifestUrl).toContain('1.0.1');
  // Removed from the registry meanwhile.
  expect(screen.queryByText('Early')).toBeNull();
});
