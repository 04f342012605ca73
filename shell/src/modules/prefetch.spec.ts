import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createQueryClient } from '@fsvp/web-kit';
import { inlineRegistry, mockModule } from '../testing/mock-registry.js';
import { host } from './host.js';
import { prefetchScreen, prefetchWhenIdle } from './prefetch.js';

const load = jest.spyOn(host, 'load');
const connect = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
let modules = 0;
/** Each test has its own paths, because a screen is loaded once. */
const path = () => `/screen-${modules}`;

inlineRegistry(
  Array.from({ length: 9 }, (_, index) => ({
    ...mockModule(`mf-${index}`, { routes: [`/screen-${index}`] }),
    available: true,
  })),
);

beforeEach(() => {
  modules += 1;
  load.mockReset().mockResolvedValue({ routes: [] });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'prefetches nothing on a connection with %j',
  (connection) => {
    connect(connection);
    prefetchScreen(path());
    expect(load).not.toHaveBeenCalled();
  },
);

test.each([{}, { saveData: false, effectiveType: '4g' }])('prefetches on a connection with %j', (connection) => {
  connect(connection);
  prefetchScreen(path());
  expect(load).toHaveBeenCalledTimes(1);
});

test('waits for the data of the first screen', async () => {
  jest.useFakeTimers();
  const client = createQueryClient();
  let respond = (_: number) => undefined as void;
  const data = client.fetchQuery({
    queryKey: ['first'],
    queryFn: () => new Promise<number>((resolve) => (respond = resolve)),
  });
  const cancel = prefetchWhenIdle(client);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(load).not.toHaveBeenCalled();
  respond(1);
  await data;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalled();
  cancel();
  jest.useRealTimers();
});
