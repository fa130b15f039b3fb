import type { Locator, Page } from '@playwright/test';

/** The signed-in frame. */
export class DashboardPage {
  readonly areas: Locator;

  constructor(page: Page) {
    this.areas = page.getByRole('tablist', { name: 'Areas' });
  }

  /** The tab of that label, also while a sentence about its service follows the label. */
  tab(name: string): Locator {
    return this.areas.getByRole('tab').filter({ has: this.areas.page().getByText(name, { exact: true }) });
  }

  async open(name: string): Promise<void> {
    await this.tab(name).click();
  }

  /** The labels of the tabs, in order. */
  async labels(): Promise<string[]> {
    return this.areas.getByRole('tab').allInnerTexts();
  }
}
