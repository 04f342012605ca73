import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Text, TwoLines } from './text.js';

const cutOff = (element: HTMLElement, width = 300) => {
  Object.defineProperty(element, 'scrollWidth', { value: width });
  Object.defineProperty(element, 'clientWidth', { value: 100 });
};

test('a name and a detail have both in the tooltip while one of them is cut off', () => {
  render(<TwoLines primary="Frozen vannamei shrimp" secondary="Lot: L-77" />);
  const cell = screen.getByText('Frozen vannamei shrimp').parentElement!;
  fireEvent.pointerEnter(cell);
  expect(cell).not.toHaveAttribute('title');
  cutOff(screen.getByText('Lot: L-77'));
  fireEvent.pointerEnter(cell);
  expect(cell).toHaveAttribute('title', 'Frozen vannamei shrimp · Lot: L-77');
});

test('a text of limited lines has all of it in the tooltip while it is cut off', () => {
  render(<Text lines={2}>Nekkanti Sea Foods Limited</Text>);
  const text = screen.getByText('Nekkanti Sea Foods Limited');
  cutOff(text);
  fireEvent.pointerEnter(text);
  expect(text).toHaveAttribute('title', 'Nekkanti Sea Foods Limited');
});
