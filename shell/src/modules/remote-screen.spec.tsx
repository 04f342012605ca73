import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { getModuleRegistry } from '@fsvp/contracts/modules/module-registry';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inlineRegistry, mockModule } from '../testing/mock-registry.js';
import { ownerOf } from './registry.store.js';
import { RemoteBoundary } from './remote.boundary.js';
import { RemoteScreen } from './remote-screen.js';
import { useRegistry } from './use-registry.js';

const down = mockModule('mf-actions', { title: 'Corrective Actions', routes: ['/corrective-actions'] });

function Screen() {
  const { modules } = useRegistry();
  return <RemoteScreen entry={ownerOf(modules, '/corrective-actions')!.entry} path="/corrective-actions" />;
}

beforeAll(() => inlineRegistry([down, { name: 'broken' } as never]));
// React logs errors that a boundary caught, which these tests cause on purpose.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

const renderPage = (host: MockHost) => act(async () => renderInHost(<Screen />, { host }));
/** Longer than all attempts to load a module take. */
const afterRetries = { timeout: 5_000 };

test('a module that is unavailable shows a message; Retry reads the registry again', async () => {
  const host = new MockHost().answer(getModuleRegistry, { modules: [down] });
  await renderPage(host);
  expect(await screen.findByText('The Corrective Actions module is not available', {}, afterRetries)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The Corrective Actions module is not available', {}, afterRetries)).toBeVisible();
  expect(host.requests(getModuleRegistry)).toHaveLength(1);
});

test('a module whose manifest has become unreadable keeps its screen', async () => {
  const host = new MockHost().answer(getModuleRegistry, { modules: [{ ...down, manifest: null }] });
  await renderPage(host);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }, afterRetries));
  expect(await screen.findByText('The Corrective Actions module is not available', {}, afterRetries)).toBeVisible();
});

test('a module that this host cannot run asks for a reload, without another attempt', async () => {
  const newer = { ...mockModule('mf-actions', { ...down.manifest, contract: '^99.0.0' }), available: true };
  await renderPage(new MockHost().answer(getModuleRegistry, { modules: [newer] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }, afterRetries));
  expect(await screen.findByText('This page needs a newer version of the suite. Reload the page.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test.each([
  ['of a file that cannot be loaded', 'ChunkLoadError', 'Its files could not be loaded. The other modules still work.'],
  ['of its own', 'TypeError', 'Something went wrong in this module. The other modules still work.'],
])('a loaded module with an error %s says so, and Retry shows its screen', async (_error, name, message) => {
  let error: Error | undefined = Object.assign(new Error('any'), { name });
  function Broken() {
    if (error) throw error;
    return <p>The screen</p>;
  }
  const onRetry = () => (error = undefined);
  renderInHost(
    <RemoteBoundary title="FSVP Files" onRetry={onRetry}>
      <Broken />
    </RemoteBoundary>,
  );
  expect(screen.getByText('The FSVP Files module could not show this screen')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The screen')).toBeVisible();
});

test('returns the module that owns a path', () => {
  expect(ownerOf([down], '/corrective-actions')).toEqual({ entry: down, route: '/corrective-actions' });
  expect(ownerOf([{ ...down, manifest: null }], '/corrective-actions')).toBeUndefined();
  expect(ownerOf([down], '/nowhere')).toBeUndefined();
});
