import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from './toaster.js';
import { currentToast, dismissToast, toast, toastDuration, toastRemoveDelay } from './toast.store.js';

const card = (text: string) => screen.queryByText(text, { selector: 'li *' });

describe('Toaster', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    dismissToast();
    jest.advanceTimersByTime(toastRemoveDelay);
  });
  afterEach(() => void jest.useRealTimers());

  it('shows one toast at a time: a new one replaces the old one', () => {
    render(<Toaster />);
    act(() => void toast({ title: 'Success', description: 'Supplier created successfully' }));
    expect(card('Supplier created successfully')).toBeInTheDocument();
    act(() => void toast({ title: 'Error', description: 'Failed to create supplier', variant: 'destructive' }));
    expect(card('Failed to create supplier')).toBeInTheDocument();
    expect(card('Supplier created successfully')).not.toBeInTheDocument();
  });

  it('disappears after 5,000 ms and is removed from the store 1,000,000 ms later', () => {
    expect(toastDuration).toBe(5_000);
    render(<Toaster />);
    act(() => void toast({ description: 'Saved' }));
    act(() => void jest.advanceTimersByTime(4_999));
    expect(card('Saved')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1));
    expect(card('Saved')).not.toBeInTheDocument();
    expect(currentToast()).toMatchObject({ description: 'Saved', open: false });
    act(() => void jest.advanceTimersByTime(999_999));
    expect(currentToast()).toBeDefined();
    act(() => void jest.advanceTimersByTime(1));
    expect(currentToast()).toBeUndefined();
  });

  it('is dismissed by its button, and an earlier id does not dismiss a later toast', () => {
    render(<Toaster />);
    let first = 0;
    act(() => void (first = toast({ description: 'First' })));
    act(() => void toast({ description: 'Second' }));
    act(() => dismissToast(first));
    expect(card('Second')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(card('Second')).not.toBeInTheDocument();
  });

  it('offers an action once: it closes the toast', () => {
    const undo = jest.fn();
    render(<Toaster />);
    act(
      () =>
        void toast({ description: 'Saved', action: { label: 'Undo', altText: 'Undo in the details', onSelect: undo } }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(card('Saved')).not.toBeInTheDocument();
  });

  it('shows a red border and icon on destructive toasts only', () => {
    render(<Toaster />);
    act(() => void toast({ title: 'Error', description: 'Failed to delete supplier', variant: 'destructive' }));
    expect(screen.getByRole('listitem')).toHaveClass('border-red-icon');
    expect(screen.getByRole('listitem').querySelector('svg')).toHaveClass('text-red-icon');
    act(() => void toast({ description: 'Supplier deleted successfully', variant: 'success' }));
    expect(screen.getByRole('listitem')).not.toHaveClass('border-red-icon');
    expect(screen.getByRole('listitem').querySelector('svg')).not.toHaveClass('text-red-icon');
  });

  it('is announced', () => {
    render(<Toaster />);
    act(() => void toast({ title: 'Error', description: 'Failed to delete supplier', variant: 'destructive' }));
    act(() => void jest.advanceTimersByTime(100));
    expect(
      screen.getAllByRole('status').some((region) => region.textContent?.includes('Failed to delete supplier')),
    ).toBe(true);
  });
});
