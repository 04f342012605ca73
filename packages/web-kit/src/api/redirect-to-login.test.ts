import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Toaster } from '@fsvp/ui';
import { createElement } from 'react';
import { leaveForLogin } from './leave-for-login.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('says that the user is logged out, as a destructive toast, and leaves after 500 ms, once', async () => {
  const go = jest.fn<(address: string) => void>();
  leaveForLogin(go);
  leaveForLogin(go);
  render(createElement(Toaster));
  expect(screen.getAllByText('Unauthorized')).not.toHaveLength(0);
  expect(screen.getAllByText('You are logged out. Logging in again...')).not.toHaveLength(0);
  act(() => jest.advanceTimersByTime(499));
  expect(screen.getByRole('listitem')).toHaveClass('border-red-icon');
  expect(go).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(go.mock.calls).toEqual([['/api/login']]);
});
