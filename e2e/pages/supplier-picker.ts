import { expect, type Locator, type Page } from '@playwright/test';

/** A combobox that searches all suppliers while typing. */
export class SupplierPicker {
  readonly input: Locator;
  readonly list: Locator;
  readonly options: Locator;

  constructor(
    private readonly page: Page,
    within: Locator | Page,
  ) {
    this.input = within.getByRole('combobox', { name: 'Supplier' });
    this.list = page.getByRole('listbox');
    this.options = this.list.getByRole('option');
  }

  /** Expects the search's announcement to screen readers. */
  async announces(text: string): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) })).toBeAttached();
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

  async isOpen(): Promise<void> {
    await expect(this.input).toHaveAttribute('aria-expanded', 'true');
    await expect(this.input).toHaveAttribute(
      'aria-controls',
      (await this.list.getAttribute('id')) ?? 'a list without an id',
    );
  }

  async isClosed(): Promise<void> {
    await expect(this.input).toHaveAttribute('aria-expanded', 'false');
    await expect(this.input).not.toHaveAttribute('aria-activedescendant');
    await expect(this.list).toHaveCount(0);
  }

  async pick(name: string): Promise<void> {
    await this.input.fill(name);
    await this.options.filter({ hasText: name }).first().click();
    await expect(this.input).toHaveValue(name);
  }
}
