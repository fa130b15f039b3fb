import type { Locator, Page } from '@playwright/test';

/** The signed-in frame. */
export class DashboardPage {
  readonly areas: Locator;
  /** Behind it stand the tabs for which a phone's bar has no room. */
  readonly #more: Locator;

  constructor(page: Page) {
    this.areas = page.getByRole('tablist', { name: 'Areas' });
    this.#more = page.getByRole('button', { name: 'More', exact: true });
  }

  /** The tab of that label, also while a sentence about its service follows the label. */
  tab(name: string): Locator {
    return this.areas.getByRole('tab').filter({ has: this.areas.page().getByText(name, { exact: true }) });
  }

  /** Opens a tab. It takes the place of the one before a moment after it was pressed, unless one goes elsewhere. */
  async open(name: string): Promise<void> {
    await this.#showAll(name);
    await this.tab(name).click();
    await this.areas.page().getByRole('tabpanel', { name }).first().waitFor();
  }

  /** Opens a tab and leaves the pointer where it is. */
  async openByKey(name: string): Promise<void> {
    await this.#showAll(name);
    await this.tab(name).press('Enter');
  }

  /** The labels of the tabs, in order. */
  async labels(): Promise<string[]> {
    if (!(await this.#more.isVisible())) return this.areas.getByRole('tab').allInnerTexts();
    await this.#more.press('Enter');
    const labels = await this.areas.getByRole('tab').allInnerTexts();
    await this.#more.press('Enter');
    return labels;
  }

  /** Opens what stands behind More, where the tab does. */
  async #showAll(name: string): Promise<void> {
    await this.areas.getByRole('tab').first().waitFor();
    if (!(await this.#more.isVisible()) || (await this.tab(name).isVisible())) return;
    await this.#more.press('Enter');
  }
}
