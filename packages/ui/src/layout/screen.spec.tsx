import { expect, test } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { Screen } from './screen.js';

/** What stands after each drawing, and whether the screen is said to be busy. */
async function drawings(): Promise<string[]> {
  const seen: string[] = [];
  const look = () => seen.push(`${document.body.textContent}${document.querySelector('[aria-busy]') ? '…' : ''}`);
  const { unmount } = render(
    <Profiler id="screen" onRender={look}>
      <Screen>
        <h1>header</h1>
        {null}
        <p> cards</p>
        <p> list</p>
        <p> paging</p>
        <p> dialogs</p>
      </Screen>
    </Profiler>,
  );
  await waitFor(() => expect(seen.at(-1)).toBe('header cards list paging dialogs'));
  unmount();
  return seen;
}

test('the first screen of a module comes from its header down, a later one at once', async () => {
  expect(await drawings()).toEqual([
    'header…',
    'header cards…',
    'header cards list…',
    'header cards list paging dialogs',
  ]);
  expect(await drawings()).toEqual(['header cards list paging dialogs']);
});
