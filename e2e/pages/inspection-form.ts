import type { Locator, Page } from '@playwright/test';
import { SupplierPicker } from './supplier-picker.js';

/** The form of a receiving inspection. */
export class InspectionForm {
  readonly temperature: Locator;
  /** The overall status panel. */
  readonly verdict: Locator;
  readonly questions: Locator;

  constructor(
    private readonly page: Page,
    readonly dialog: Locator,
  ) {
    this.temperature = dialog.getByRole('spinbutton', { name: 'Temperature (°F)' });
    this.verdict = dialog.getByRole('status', { name: 'Overall Status' });
    this.questions = dialog.getByRole('radiogroup');
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'New Inspection' }).click();
    await this.verdict.waitFor();
  }

  async identify(supplierName: string, productName: string): Promise<void> {
    await new SupplierPicker(this.page, this.dialog).pick(supplierName);
    await this.dialog.getByLabel('Product Name').fill(productName);
  }

  answer(question: string | RegExp, answer: 'Pass' | 'Fail'): Promise<void> {
    return this.dialog.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer }).click();
  }

  async passAll(): Promise<void> {
    for (const pass of await this.questions.getByRole('radio', { name: 'Pass' }).all()) await pass.click();
  }

  complete(): Promise<void> {
    return this.dialog.getByRole('button', { name: 'Complete Inspection' }).click();
  }

  /** The question before an inspection with unanswered checks is completed. */
  confirmation(unanswered: number): Locator {
    const checks = unanswered === 1 ? 'check' : 'checks';
    return this.page.getByRole('alertdialog', { name: `Complete with ${unanswered} unanswered ${checks}?` });
  }
}
