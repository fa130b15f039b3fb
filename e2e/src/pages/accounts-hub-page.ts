import type { Locator, Page } from '@playwright/test';

/** The accounts hub: six tabs, each with a list, a form and confirmation dialogs. */
export class AccountsHubPage {
  constructor(private readonly page: Page) {}

  async open(tab = 'Cash & Investments'): Promise<void> {
    await this.page.goto('/dashboard/finance_manager');
    await this.page.getByRole('tab', { name: tab, exact: true }).click();
    await this.page.getByRole('tabpanel', { name: tab }).waitFor();
  }

  /** The table row with a name. */
  row(name: string): Locator {
    return this.page.getByRole('row', { name: new RegExp(name) });
  }

  figure(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async choose(label: string, option: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: label, exact: true }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Waits for a toast with this text. */
  async expectToast(text: string): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }
}
