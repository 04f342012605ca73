import { expect, type Locator, type Page } from '@playwright/test';

/** The layout around every screen. */
export class App {
  constructor(readonly page: Page) {}

  async signIn(password: string): Promise<void> {
    await this.page.goto('/');
    await expect(this.page.getByText('Enter your password to access the supplier management system')).toBeVisible();
    await this.page.getByLabel('Password').fill(password);
    await this.page.keyboard.press('Enter');
    await this.heading('Dashboard');
  }

  /** Opens a screen with its sidebar entry. */
  async go(entry: string, heading = entry): Promise<void> {
    await this.page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click();
    await this.heading(heading);
  }

  async heading(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }

  async signOut(): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: /User|menu/i })
      .last()
      .click();
    await this.page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(this.page.getByLabel('Password')).toBeVisible();
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  /** A confirmation dialog. */
  question(title: string | RegExp): Locator {
    return this.page.getByRole('alertdialog', { name: title });
  }

  async toast(text: string, timeout?: number): Promise<void> {
    await expect(this.page.getByText(text, { exact: true }).first()).toBeVisible({ timeout });
  }

  /** Expects a toast with this title and text. */
  async message(title: string, text: string | RegExp, timeout?: number): Promise<void> {
    // An open dialog hides the region from assistive technology; the toast is announced nevertheless.
    const toast = this.page
      .getByRole('region', { name: /^Notifications/, includeHidden: true })
      .getByRole('listitem', { includeHidden: true });
    await expect(toast.getByText(title, { exact: true })).toBeVisible({ timeout });
    await expect(toast.getByText(text, { exact: true })).toBeVisible();
  }

  /** By its exact label: there may be a status select in each row beside the filter 'Status'. */
  private select(within: Locator | Page, label: string | RegExp): Locator {
    return within.getByRole('combobox', { name: label, exact: true });
  }

  /** Selects an option of a select. */
  async choose(within: Locator | Page, label: string | RegExp, option: string): Promise<void> {
    await this.select(within, label).click();
    const entry = this.page.getByRole('option', { name: option, exact: true });
    await entry.waitFor();
    // A long list that scrolls to the option can move it away from the pointer.
    await expect(async () => {
      if (await entry.isVisible()) await entry.click({ timeout: 2_000 });
      await expect(entry).toBeHidden({ timeout: 2_000 });
    }).toPass();
  }

  /** The options of a select. */
  async choices(within: Locator | Page, label: string | RegExp): Promise<string[]> {
    await this.select(within, label).click();
    const offered = await this.page.getByRole('option').allInnerTexts();
    await this.page.keyboard.press('Escape');
    return offered;
  }

  /** The number on a card. */
  async card(label: string): Promise<number> {
    const card = this.page.getByRole('group', { name: label, exact: true });
    await expect(card).toContainText(/\d/);
    return Number((await card.innerText()).replace(label, '').replace(/[^\d]/g, ''));
  }

  /** Waits until the cards show these numbers: after a new filter they follow the response, like the rows. */
  async expectCards(expected: Record<string, number>): Promise<void> {
    await expect
      .poll(async () => {
        const shown: Record<string, number> = {};
        for (const label of Object.keys(expected)) shown[label] = await this.card(label);
        return shown;
      })
      .toEqual(expected);
  }

  /** Types into a supplier picker and selects the only match. */
  async pickSupplier(within: Locator, name: string): Promise<void> {
    const picker = within.getByRole('combobox', { name: /Supplier/ }).first();
    await picker.fill(name);
    await this.page
      .getByRole('option', { name: new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i') })
      .first()
      .click();
  }
}
