import { expect, type Locator, type Page } from '@playwright/test';

/** The search over screens, tasks and records. */
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
    // The keys are heard once the page is there.
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: /^Search/ })
      .filter({ visible: true })
      .waitFor();
    await this.page.keyboard.press('Control+k');
    await expect(this.input).toBeFocused();
  }

  /** What is offered under a title. */
  group(title: string): Locator {
    return this.dialog.getByRole('group', { name: title, exact: true }).getByRole('option');
  }

  /** Types, and waits until nothing is searched for any more. */
  async search(text: string): Promise<void> {
    await this.input.fill(text);
    await expect(this.dialog.getByRole('status')).toHaveText(/result/);
  }

  /** The option that Enter would take, as assistive technology is told. */
  async expectActive(option: Locator): Promise<void> {
    // Both may change with an answer that comes late.
    await expect
      .poll(
        async () => (await this.input.getAttribute('aria-activedescendant')) === (await option.getAttribute('id')),
        { message: `${option} is active` },
      )
      .toBe(true);
  }
}
