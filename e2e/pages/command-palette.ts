import { expect, type Locator, type Page } from '@playwright/test';

/** The command palette: searches screens, tasks and records. */
export class CommandPalette {
  readonly dialog: Locator;
  readonly input: Locator;
  readonly options: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Search and commands' });
    this.input = this.dialog.getByRole('combobox', { name: 'Search and commands' });
    this.options = this.dialog.getByRole('option');
  }

  async open(): Promise<void> {
    // The shortcut works once the page is loaded.
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: /^Search/ })
      .filter({ visible: true })
      .waitFor();
    await this.page.keyboard.press('Control+k');
    await expect(this.input).toBeFocused();
  }

  /** The options of a group. */
  group(title: string): Locator {
    return this.dialog.getByRole('group', { name: title, exact: true }).getByRole('option');
  }

  /** Types and waits until the search has finished. */
  async search(text: string): Promise<void> {
    await this.input.fill(text);
    await expect(this.dialog.getByRole('status')).toHaveText(/result/);
  }

  /** Expects this option to be the active one (aria-activedescendant). */
  async expectActive(option: Locator): Promise<void> {
    // Both may change with a late response.
    await expect
      .poll(
        async () => (await this.input.getAttribute('aria-activedescendant')) === (await option.getAttribute('id')),
        { message: `${option} is active` },
      )
      .toBe(true);
  }
}
