import { expect, type Locator, type Page } from '@playwright/test';

/** The frame around every screen. */
export class App {
  constructor(readonly page: Page) {}

  async signIn(password: string): Promise<void> {
    await this.page.goto('/');
    await expect(this.page.getByText('Enter your password to access the supplier management system')).toBeVisible();
    await this.page.getByLabel('Password').fill(password);
    await this.page.keyboard.press('Enter');
    await this.heading('Dashboard');
  }

  /** Goes to a screen by its entry in the sidebar. */
  async go(entry: string, heading = entry): Promise<void> {
    await this.page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click();
    await this.heading(heading);
  }

  async heading(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: /User|menu/i }).last().click();
    await this.page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(this.page.getByLabel('Password')).toBeVisible();
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  async toast(text: string, timeout?: number): Promise<void> {
    await expect(this.page.getByText(text, { exact: true }).first()).toBeVisible({ timeout });
  }

  /** The number on a card. */
  async card(label: string): Promise<number> {
    const card = this.page.getByRole('group', { name: label, exact: true });
    await expect(card).toContainText(/\d/);
    return Number((await card.innerText()).replace(label, '').replace(/[^\d]/g, ''));
  }

  /** Types into a supplier picker and takes the only match. */
  async pickSupplier(within: Locator, name: string): Promise<void> {
    const picker = within.getByRole('combobox', { name: /Supplier/ }).first();
    await picker.fill(name);
    await this.page.getByRole('option', { name: new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i') }).first().click();
  }
}
