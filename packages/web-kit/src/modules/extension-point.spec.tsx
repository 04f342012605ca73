import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockIntersectionObserver, renderInHost } from '../testing.js';
import { ExtensionPoint, RowExtensions } from './extension-point.js';
import { ExtensionsContext, type Extension } from './extensions.context.js';
import { createResource } from './resource.js';

type Load = () => Promise<{ default: (props: { supplierId: string }) => string }>;

function extension(module: string, load: Load, over: Partial<Extension> = {}): Extension {
  const resource = createResource(load as () => ReturnType<Extension['load']>);
  return {
    point: 'supplier-details',
    module,
    title: `Things of ${module}`,
    load: () => resource.read(),
    reload: async () => undefined,
    ...over,
  };
}
const works = (module: string) =>
  jest.fn<Load>().mockResolvedValue({ default: ({ supplierId }) => `${module} shows ${supplierId}` });

const renderPoint = (...extensions: Extension[]) =>
  act(async () =>
    renderInHost(
      <ExtensionsContext value={extensions}>
        <p>The screen</p>
        <section aria-label="below">
          <ExtensionPoint name="supplier-details" props={{ supplierId: 's1' }} />
        </section>
      </ExtensionsContext>,
    ),
  );
const below = () => screen.getByRole('region', { name: 'below' });
const scrollIntoView = () => act(async () => MockIntersectionObserver.show());

beforeEach(() => {
  MockIntersectionObserver.install();
  // React logs errors that a boundary caught, which these tests cause on purpose.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

test('is nothing without a module that has something for the point', async () => {
  const load = works('a');
  await renderPoint(extension('mf-a', load, { point: 'dashboard' }));
  expect(below()).toBeEmptyDOMElement();
  await scrollIntoView();
  expect(load).not.toHaveBeenCalled();
});

test('loads when it is scrolled into view, and gives each module the props in the order of the list', async () => {
  const [b, a] = [works('b'), works('a')];
  await renderPoint(extension('mf-b', b), extension('mf-a', a));
  expect(b).not.toHaveBeenCalled();
  expect(below()).toHaveTextContent('');
  await scrollIntoView();
  expect(below()).toHaveTextContent('b shows s1a shows s1');
  expect(a).toHaveBeenCalledTimes(1);
});

test('a module that cannot be loaded says so, the others and the screen stay, and Try again loads it', async () => {
  const load = works('a').mockRejectedValueOnce(new Error('gone'));
  const reload = jest.fn(async () => undefined);
  await renderPoint(extension('mf-a', load, { reload }), extension('mf-b', works('b')));
  await scrollIntoView();
  expect(screen.getByRole('alert')).toHaveTextContent('Things of mf-a could not be loaded');
  expect(below()).toHaveTextContent('b shows s1');
  expect(screen.getByText('The screen')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/a shows s1/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a component that throws costs only itself', async () => {
  const broken = jest.fn<Load>().mockResolvedValue({
    default: () => {
      throw new Error('bug');
    },
  });
  await renderPoint(extension('mf-a', broken), extension('mf-b', works('b')));
  await scrollIntoView();
  expect(screen.getByRole('alert')).toHaveTextContent('Things of mf-a could not be loaded');
  expect(below()).toHaveTextContent('b shows s1');
});

test('in a row, what a module shows is loaded with the row; one that cannot be loaded costs a few words', async () => {
  const [a, b] = [works('a').mockRejectedValue(new Error('gone')), works('b')];
  const inRow = { point: 'supplier-row' };
  await act(async () =>
    renderInHost(
      <ExtensionsContext value={[extension('mf-a', a, inRow), extension('mf-b', b, inRow), extension('mf-c', b)]}>
        <section aria-label="below">
          <RowExtensions name="supplier-row" props={{ supplierId: 's1', supplierIds: ['s1'] }} />
        </section>
      </ExtensionsContext>,
    ),
  );
  expect(below()).toHaveTextContent('Things of mf-a: not availableb shows s1');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a module that never answers holds up nothing', async () => {
  await renderPoint(
    extension('mf-a', () => new Promise(() => undefined)),
    extension('mf-b', works('b')),
  );
  await scrollIntoView();
  expect(below()).toHaveTextContent(/^b shows s1$/);
});

test('a module that this page cannot run asks for a reload', async () => {
  await renderPoint(extension('mf-a', jest.fn<Load>().mockRejectedValue({ permanent: true })));
  await scrollIntoView();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
