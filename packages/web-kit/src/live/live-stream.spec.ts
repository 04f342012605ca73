import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { HIDDEN_MS, openLiveStream, retryDelay } from './live-stream.js';
import { MockEventSource } from './mock-event-source.js';

const listener = {
  onChanged: jest.fn<(types: readonly string[]) => void>(),
  onReconnected: jest.fn(),
  onRejected: jest.fn(),
};
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

test('reports changes and ignores unreadable messages', () => {
  MockEventSource.latest().accept();
  MockEventSource.latest().send('not json');
  MockEventSource.latest().send('{"other":1}');
  MockEventSource.latest().sendChange('supplier', 'notification');
  expect(listener.onChanged.mock.calls).toEqual([[['supplier', 'notification']]]);
  expect(listener.onReconnected).not.toHaveBeenCalled();
});

test('reconnects after a break and reports the reconnection', () => {
  MockEventSource.latest().accept();
  MockEventSource.latest().fail();
  expect(listener.onRejected).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(MockEventSource.opened).toHaveLength(2);
  expect(listener.onReconnected).not.toHaveBeenCalled();
  MockEventSource.latest().accept();
  expect(listener.onReconnected).toHaveBeenCalledTimes(1);
});

test('backs off up to 30 seconds, with jitter', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map((failures) => retryDelay(failures, () => 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  expect(retryDelay(5, () => 0)).toBe(15_000);
  for (let rejection = 0; rejection < 5; rejection += 1) {
    MockEventSource.latest().fail();
    jest.advanceTimersByTime(30_000);
  }
  expect(listener.onRejected).toHaveBeenCalledTimes(5);
  const before = MockEventSource.opened.length;
  MockEventSource.latest().fail();
  jest.advanceTimersByTime(10_000);
  expect(MockEventSource.opened).toHaveLength(before);
});

test('reconnects at once when the network is back', () => {
  MockEventSource.latest().accept();
  MockEventSource.latest().fail();
  window.dispatchEvent(new Event('online'));
  expect(MockEventSource.opened).toHaveLength(2);
});

test('closes the connection of a hidden tab and reopens it when the tab is shown', () => {
  MockEventSource.latest().accept();
  show('hidden');
  jest.advanceTimersByTime(HIDDEN_MS - 1);
  expect(MockEventSource.latest().closed).toBe(false);
  jest.advanceTimersByTime(1);
  expect(MockEventSource.latest().closed).toBe(true);
  show('visible');
  MockEventSource.latest().accept();
  expect(MockEventSource.opened).toHaveLength(2);
  expect(listener.onReconnected).toHaveBeenCalledTimes(1);
});

test('keeps the connection of a tab that is hidden only briefly', () => {
  MockEventSource.latest().accept();
  show('hidden');
  jest.advanceTimersByTime(1_000);
  show('visible');
  jest.advanceTimersByTime(HIDDEN_MS);
  expect(MockEventSource.opened).toHaveLength(1);
  expect(MockEventSource.latest().closed).toBe(false);
});

test('does not reconnect after it was stopped', () => {
  MockEventSource.latest().fail();
  stop();
  jest.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('online'));
  show('visible');
  expect(MockEventSource.opened).toHaveLength(1);
});
