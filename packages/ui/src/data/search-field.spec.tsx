import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SearchField } from './search-field.js';

function Example({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField
        label="Search suppliers"
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
      <button type="button" onClick={() => setValue('from outside')}>
        Set
      </button>
    </>
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Search suppliers' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('SearchField', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('calls onChange once, 250 ms after the last key press', () => {
    const onChange = jest.fn();
    render(<Example onChange={onChange} />);
    type('a');
    act(() => void jest.advanceTimersByTime(200));
    type('ab');
    act(() => void jest.advanceTimersByTime(249));
    expect(onChange).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1));
    expect(onChange.mock.calls).toEqual([['ab']]);
  });

  it('does not wait on Enter, when cleared, or with Escape', () => {
    const onChange = jest.fn();
    render(<Example onChange={onChange} />);
    type('ab');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onChange).toHaveBeenLastCalledWith('ab');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(field()).toHaveValue('');
    act(() => void jest.advanceTimersByTime(1_000));
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('shows a new value from outside, even while a typed text is pending', () => {
    const onChange = jest.fn();
    render(<Example onChange={onChange} />);
    type('ab');
    fireEvent.click(screen.getByRole('button', { name: 'Set' }));
    expect(field()).toHaveValue('from outside');
    act(() => void jest.advanceTimersByTime(1_000));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps the typed text while the caller has not yet rendered the published value', () => {
    const onChange = jest.fn();
    const shown = (value: string) => <SearchField label="Search suppliers" value={value} onChange={onChange} />;
    const { rerender } = render(shown(''));
    type('a');
    act(() => void jest.advanceTimersByTime(250));
    rerender(shown(''));
    expect(field()).toHaveValue('a');
    type('abc');
    act(() => void jest.advanceTimersByTime(250));
    rerender(shown('a'));
    expect(field()).toHaveValue('abc');
    rerender(shown('abc'));
    act(() => void jest.advanceTimersByTime(1_000));
    expect(field()).toHaveValue('abc');
    expect(onChange.mock.calls).toEqual([['a'], ['abc']]);
    rerender(shown('a'));
    expect(field()).toHaveValue('a');
  });
});
