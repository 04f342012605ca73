import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any screen has. */
const MAX_TAB_STOPS = 120;

/** A user with a keyboard and a screen reader only. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Records the announcements of live regions from the next page load on. */
  async recordAnnouncements(): Promise<void> {
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

  /** Expects that a text was announced, then forgets all announcements. */
  async expectAnnounced(words: string, timeout = 20_000): Promise<void> {
    const said = () => this.page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'));
    await expect.poll(said, { message: `announced: ${words}`, timeout }).toContain(words);
    await this.page.evaluate(() => void ((window as unknown as { said: string[] }).said.length = 0));
  }

  /** Presses Tab until the target has the focus. */
  async tabTo(target: Locator): Promise<void> {
    await target.first().waitFor();
    for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
      if (await target.first().evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${target}`);
  }

  /** Moves the focus to the target and presses a key. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press(key);
  }

  /** Holds the key for 100 ms: a radio is selected when it gets the focus only while the arrow key is down. */
  async holdKey(key: string): Promise<void> {
    await this.page.keyboard.press(key, { delay: 100 });
  }

  /** Closes the topmost dialog with Escape, pressed once: a second press would close the dialog under it. */
  async closeDialog(dialog: Locator): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.type(text);
  }

  /** Selects an option by typing the start of its text. */
  async choose(target: Locator, option: string): Promise<void> {
    await this.press(target);
    await this.page.getByRole('option').first().waitFor();
    await this.page.keyboard.type(option);
    await expect(this.page.getByRole('option', { name: option, exact: true })).toBeFocused();
    await this.page.keyboard.press('Enter');
    await expect(target).toHaveText(option);
    await expect(target).toBeFocused();
  }

  /** Types a supplier's name and selects the first match. */
  async pick(picker: Locator, name: string): Promise<void> {
    await this.type(picker, name);
    await expect(this.page.getByRole('option', { name })).toHaveCount(1);
    await this.page.keyboard.press('Enter');
    await expect(picker).toHaveValue(name);
  }
}
