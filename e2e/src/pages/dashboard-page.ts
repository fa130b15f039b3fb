import type { Locator, Page } from '@playwright/test';

/** The dashboard of a signed-in user. */
export class DashboardPage {
  readonly areas: Locator;
  /** Opens the menu of the tabs for which a phone's bar has no room. */
  readonly #more: Locator;

  constructor(page: Page) {
    this.areas = page.getByRole('tablist', { name: 'Areas' });
    this.#more = page.getByRole('button', { name: 'More', exact: true });
  }

  /** The tab with a label, also while a sentence about its service follows the label. */
  tab(name: string): Locator {
    return this.areas.getByRole('tab').filter({ has: this.areas.page().getByText(name, { exact: true }) });
  }

  /** Opens a tab, and waits for its panel, which replaces the previous one shortly after the click. */
  async open(name: string): Promise<void> {
    await this.#showAll(name);
    await this.tab(name).click();
    await this.areas.page().getByRole('tabpanel', { name }).first().waitFor();
  }

  /** Opens a tab with the keyboard, without moving the pointer. */
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

  /** Opens the More menu if the tab is in it. */
  async #showAll(name: string): Promise<void> {
    await this.areas.getByRole('tab').first().waitFor();
    if (!(await this.#more.isVisible()) || (await this.tab(name).isVisible())) return;
    await this.#more.press('Enter');
  }
}
