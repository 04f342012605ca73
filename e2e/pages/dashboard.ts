import { expect, type Locator, type Page } from '@playwright/test';

export class Dashboard {
  /** The chart's plot; its value is the selected day. */
  readonly plot: Locator;

  constructor(readonly page: Page) {
    this.plot = page.getByRole('slider', { name: /^Risk trend/ });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/${query}`);
    await expect(this.page.getByRole('group', { name: 'Total Suppliers' })).toBeVisible();
  }

  list(name: 'Upcoming Verifications' | 'Recent Supplier Activity' | 'Active Corrective Actions'): Locator {
    return this.page.getByRole('list', { name });
  }

  /** The error of a section that could not be loaded. */
  failed(what: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: `${what} could not be loaded` });
  }

  period(name: '30 Days' | '90 Days' | '1 Year'): Locator {
    return this.page.getByRole('radio', { name });
  }
}
