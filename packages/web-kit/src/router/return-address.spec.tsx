import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { keepReturnAddress, takeReturnAddress, useFormAddress } from './return-address.js';

function OpenForm({ address }: { address: string | undefined }) {
  useFormAddress(address);
  // Another form of the screen, which is closed.
  useFormAddress(undefined);
  return null;
}

afterEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('the kept address is that of the page, and is returned once', () => {
  window.history.replaceState(null, '', '/suppliers?new=1');
  keepReturnAddress();
  window.history.replaceState(null, '', '/');
  expect(takeReturnAddress()).toBe('/suppliers?new=1');
  expect(takeReturnAddress()).toBeUndefined();
});

test('a form that is not in the address of the page has its own, while it is open', () => {
  window.history.replaceState(null, '', '/suppliers');
  render(<OpenForm address="/suppliers?edit=1" />);
  keepReturnAddress();
  expect(takeReturnAddress()).toBe('/suppliers?edit=1');
  cleanup();
  keepReturnAddress();
  expect(takeReturnAddress()).toBe('/suppliers');
});

test.each(['//evil.example/x', 'https://evil.example/x', '/\\evil.example', 'javascript:alert(1)'])(
  'ignores the foreign address %s',
  (address) => {
    window.sessionStorage.setItem('return-address', address);
    expect(takeReturnAddress()).toBeUndefined();
  },
);
