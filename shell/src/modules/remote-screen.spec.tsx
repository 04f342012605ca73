import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { getModuleRegistry } from '@fsvp/contracts/module-registry';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inlineRegistry, mockModule } from '../testing/mock-registry.js';
import { ownerOf } from './registry.store.js';
import { RemoteScreen } from './remote-screen.js';
import { useRegistry } from './use-registry.js';

const down = mockModule('mf-actions', { title: 'Corrective Actions', routes: ['/corrective-actions'] });

function Screen() {
  const { modules } = useRegistry();
  return <RemoteScreen entry={ownerOf(modules, '/corrective-actions')!} path="/corrective-actions" />;
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
  expect(await screen.findByText('This page needs a newer version of the suite. Reload.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('returns the module that owns a path', () => {
  expect(ownerOf([down], '/corrective-actions')).toBe(down);
  expect(ownerOf([{ ...down, manifest: null }], '/corrective-actions')).toBeUndefined();
  expect(ownerOf([down], '/nowhere')).toBeUndefined();
});
