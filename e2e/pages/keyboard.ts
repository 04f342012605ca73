import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has between two things one wants. */
const FAR = 120;

/** Someone who has the keyboard alone, and may not see the screen. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Takes down what live regions say, whoever may reach them, from the next page load on. */
  async listen(): Promise<void> {
    await this.page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest('[aria-live]:not([aria-live=off]), [role=status], [role=alert]');
          if (region && !region.closest('[aria-hidden=true]')) said.push(region.textContent);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
  }

  /** A toast with these words was announced, and stands in the region that F8 leads to. */
  async hears(words: string, timeout = 20_000): Promise<void> {
    const said = () => this.page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'));
    await expect.poll(said, { message: `announced: ${words}`, timeout }).toContain(words);
    await this.page.evaluate(() => void ((window as unknown as { said: string[] }).said.length = 0));
  }

  /** Goes on with Tab until that is focused; the focus never falls out of the page on the way. */
  async tabTo(target: Locator): Promise<void> {
    await target.first().waitFor();
    for (let stop = 0; stop < FAR; stop += 1) {
      if (await target.first().evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${target}`);
  }

  /** Goes there and presses it. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press(key);
  }

  /** As long as a finger needs: a radio takes the arrow's choice when it gets the focus, if the key is still down then. */
  async strike(key: string): Promise<void> {
    await this.page.keyboard.press(key, { delay: 100 });
  }

  /** Closes a dialog by Escape; a toast that goes at this very moment takes the key. */
  async leave(dialog: Locator): Promise<void> {
    await expect(async () => {
      if (await dialog.isVisible()) await this.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden({ timeout: 2_000 });
    }).toPass();
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.type(text);
  }

  /** Takes an entry of a select by typing how it begins. */
  async choose(target: Locator, option: string): Promise<void> {
    await this.press(target);
    await this.page.getByRole('option').first().waitFor();
    await this.page.keyboard.type(option);
    await expect(this.page.getByRole('option', { name: option, exact: true })).toBeFocused();
    await this.page.keyboard.press('Enter');
    await expect(target).toHaveText(option);
    await expect(target).toBeFocused();
  }

  /** Finds a supplier by typing and takes the first match. */
  async pick(picker: Locator, name: string): Promise<void> {
    await this.type(picker, name);
    await expect(this.page.getByRole('option', { name })).toHaveCount(1);
    await this.page.keyboard.press('Enter');
    await expect(picker).toHaveValue(name);
  }
}
