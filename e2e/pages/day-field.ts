import { expect, type Locator, type Page } from '@playwright/test';

/** A date field with a calendar. */
export class DayField {
  readonly input: Locator;

  constructor(
    private readonly page: Page,
    private readonly within: Locator,
    private readonly label: string,
  ) {
    this.input = within.getByRole('textbox', { name: label });
  }

  /** @param day 'yyyy-MM-dd' */
  async type(day: string): Promise<void> {
    await this.input.fill(day);
    await this.input.press('Tab');
  }

  /** Expects that the calendar offers today but no earlier day of this month or the last. */
  async expectNoDayBeforeToday(): Promise<void> {
    const calendar = this.page.getByRole('grid');
    await this.input.press('Alt+ArrowDown');
    const today = calendar.getByRole('button', { name: /, today/ });
    await expect(today).toBeEnabled();
    const days = await calendar.getByRole('button').evaluateAll((buttons) =>
      (buttons as HTMLButtonElement[]).map(({ ariaLabel, disabled }) => ({
        today: /, today/.test(ariaLabel ?? ''),
        disabled,
      })),
    );
    const position = days.findIndex((day) => day.today);
    expect(days.map(({ disabled }) => disabled)).toEqual(days.map((_, index) => index < position));

    await this.page.getByRole('button', { name: 'Go to the Previous Month' }).click();
    await expect(today).toHaveCount(0);
    await expect(calendar.getByRole('button', { disabled: false })).toHaveCount(0);
    await expect(calendar.getByRole('button', { disabled: true })).not.toHaveCount(0);
    await this.page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(this.within, `only the calendar of ${this.label} closed`).toBeVisible();
  }
}
