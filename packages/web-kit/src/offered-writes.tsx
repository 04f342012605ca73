import { act, screen as page } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderInHost } from './testing.js';

const WRITES = /^(Add|Create|Delete|Edit|Import|New|Record|Remove|Schedule|Sign|Status of|Undo|Update|Upload)\b/;
const SETTLE_MS = 50;

interface OfferedWritesOptions extends NonNullable<Parameters<typeof renderInHost>[1]> {
  /** A text that is on the page once it has its data. */
  shown: string;
}

/** Renders a screen, and returns the names of the controls and dialogs that change records, and of the forms. */
export async function offeredWrites(screen: ReactNode, { shown, ...options }: OfferedWritesOptions): Promise<string[]> {
  // Screens load parts of themselves: those suspend in their first render.
  const { unmount } = await act(async () => renderInHost(screen, options));
  await page.findAllByText(shown);
  await act(() => new Promise((resolve) => setTimeout(resolve, SETTLE_MS)));
  const elements = document.querySelectorAll('button, a, [role=menuitem], [role=combobox], [role=dialog] h2');
  const names = [...elements].map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
  const forms = [...document.querySelectorAll('form')].map((form) => `Form ${form.getAttribute('aria-label') ?? ''}`);
  unmount();
  return [...names.filter((name) => WRITES.test(name)), ...forms];
}
