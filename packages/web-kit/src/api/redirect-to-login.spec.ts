import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Toaster } from '@fsvp/ui';
import { createElement } from 'react';
import { redirectToLogin } from './redirect-to-login.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('shows a destructive toast and redirects after 500 ms, once', async () => {
  const go = jest.fn<(address: string) => void>();
  redirectToLogin(go);
  redirectToLogin(go);
  render(createElement(Toaster));
  expect(screen.getAllByText('Unauthorized')).not.toHaveLength(0);
  expect(screen.getAllByText('You are logged out. Logging in again...')).not.toHaveLength(0);
  act(() => jest.advanceTimersByTime(499));
  expect(screen.getByRole('listitem')).toHaveClass('border-red-icon');
  expect(go).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(go.mock.calls).toEqual([['/api/login']]);
});
