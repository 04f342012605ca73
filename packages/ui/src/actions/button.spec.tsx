import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button } from './button.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('runs a write once until it is answered, stays focused and is busy meanwhile', async () => {
  let answer = () => undefined as void;
  const write = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  render(<Button onClick={write}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  // In one act, so that React has not rendered before the second press.
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await act(() => jest.advanceTimersByTimeAsync(2000));
  fireEvent.click(button);
  expect(write).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
  answer();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(button).not.toHaveAttribute('aria-disabled');
  fireEvent.click(button);
  expect(write).toHaveBeenCalledTimes(2);
});

it('ignores the second press of a double click after a fast answer or failure', async () => {
  const write = jest.fn<() => Promise<void>>().mockResolvedValueOnce().mockRejectedValue(new Error('no network'));
  render(<Button onClick={() => write().catch(() => undefined)}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  for (const calls of [1, 2]) {
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(150));
    fireEvent.click(button);
    expect(write).toHaveBeenCalledTimes(calls);
    await act(() => jest.advanceTimersByTimeAsync(500));
  }
});

it('does not delay actions that are no writes', () => {
  const show = jest.fn();
  render(<Button onClick={show}>Next page</Button>);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(show).toHaveBeenCalledTimes(2);
});
