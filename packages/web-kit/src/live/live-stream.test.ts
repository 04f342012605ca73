import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { HIDDEN_MS, openLiveStream, retryDelay } from './live-stream.js';
import { MockEventSource } from './mock-event-source.js';

const listener = { onChanged: jest.fn<(types: readonly string[]) => void>(), onBack: jest.fn(), onRefused: jest.fn() };
let uninstall: () => void;
let stop: () => void;

function show(visibility: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  uninstall = MockEventSource.install();
  show('visible');
  stop = openLiveStream(listener);
});
afterEach(() => {
  stop();
  uninstall();
  jest.useRealTimers();
});

test('tells what changed, and takes no notice of what it cannot read', () => {
  MockEventSource.latest().accept();
  MockEventSource.latest().send('not json');
  MockEventSource.latest().send('{"other":1}');
  MockEventSource.latest().tell('supplier', 'notification');
  expect(listener.onChanged.mock.calls).toEqual([[['supplier', 'notification']]]);
  expect(listener.onBack).not.toHaveBeenCalled();
});

test('comes back after it was cut off, and says that something may have been missed', () => {
  MockEventSource.latest().accept();
  MockEventSource.latest().fail();
  expect(listener.onRefused).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(MockEventSource.opened).toHaveLength(2);
  expect(listener.onBack).not.toHaveBeenCalled();
  MockEventSource.latest().accept();
  expect(listener.onBack).toHaveBeenCalledTimes(1);
});

test('pauses longer each time, up to half a minute, and never all windows at once', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map((failures) => retryDelay(failures, () => 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  expect(retryDelay(5, () => 0)).toBe(15_000);
  for (let refusal = 0; refusal < 5; refusal += 1) {
    MockEventSource.latest().fail();
    jest.advanceTimersByTime(30_000);
  }
  expect(listener.onRefused).toHaveBeenCalledTimes(5);
  const before = MockEventSource.opened.length;
  MockEventSource.latest().fail();
  jest.advanceTimersByTime(10_000);
  expect(MockEventSource.opened).toHaveLength(before);
});

test('comes back at once with the network', () => {
  MockEventSource.latest().accept();
  MockEventSource.latest().fail();
  window.dispatchEvent(new Event('online'));
  expect(MockEventSource.opened).toHaveLength(2);
});

test('a tab that nobody sees gives up its connection, and takes it up when it is looked at', () => {
  MockEventSource.latest().accept();
  show('hidden');
  jest.advanceTimersByTime(HIDDEN_MS - 1);
  expect(MockEventSource.latest().closed).toBe(false);
  jest.advanceTimersByTime(1);
  expect(MockEventSource.latest().closed).toBe(true);
  show('visible');
  MockEventSource.latest().accept();
  expect(MockEventSource.opened).toHaveLength(2);
  expect(listener.onBack).toHaveBeenCalledTimes(1);
});

test('a tab that is looked at again soon keeps its connection', () => {
  MockEventSource.latest().accept();
  show('hidden');
  jest.advanceTimersByTime(1_000);
  show('visible');
  jest.advanceTimersByTime(HIDDEN_MS);
  expect(MockEventSource.opened).toHaveLength(1);
  expect(MockEventSource.latest().closed).toBe(false);
});

test('stops for good', () => {
  MockEventSource.latest().fail();
  stop();
  jest.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('online'));
  show('visible');
  expect(MockEventSource.opened).toHaveLength(1);
});
