import { afterEach, expect, it, jest } from '@jest/globals';
import type { NotificationHandler, PgNotificationListener } from '../pg-notifications/pg-notification-listener.js';
import { SessionCache } from './session-cache.js';
import type { ActiveSession } from './active-session.js';

afterEach(() => {
  jest.useRealTimers();
});

it('caches a session for 5 s, and no longer than its token is valid', () => {
  jest.useFakeTimers();
  const listen = (_: string, handler: NotificationHandler) => handler.onConnect?.();
  const cache = new SessionCache({ listen } as unknown as PgNotificationListener);
  const session = { session: { id: 's1' } } as ActiveSession;
  cache.beginLoad('newest')(session);
  cache.beginLoad('earlier')(session, 900);
  jest.advanceTimersByTime(800);
  expect([cache.get('newest'), cache.get('earlier')]).toEqual([session, session]);
  jest.advanceTimersByTime(200);
  expect([cache.get('newest'), cache.get('earlier')]).toEqual([session, undefined]);
  jest.advanceTimersByTime(4000);
  expect(cache.get('newest')).toBeUndefined();
});
