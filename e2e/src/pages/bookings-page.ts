import type { Locator, Page } from '@playwright/test';

/** The bookings area: its list, and the actions on a booking. */
export class BookingsPage {
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog');
  }

  card(title: string): Locator {
    return this.page.getByRole('article', { name: title });
  }

  /** An action on a booking's card by its label, such as "Confirm" or "Start". */
  action(label: string, title: string): Locator {
    return this.card(title).getByRole('button', { name: `${label} ${title}` });
  }

  async view(name: 'List' | 'Agenda' | 'Week' | 'Dispatch'): Promise<void> {
    await this.page.getByRole('tab', { name, exact: true }).click();
  }

  async open(title: string): Promise<void> {
    await this.card(title).getByRole('button', { name: title, exact: true }).click();
  }

  toast(text: string): Locator {
    return this.page.getByText(text, { exact: true }).first();
  }

  /** Chooses the first free time of the last day that has one, in the week after next. */
  async chooseTime(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Later Days' }).click();
    await this.dialog.getByRole('button', { name: 'Later Days' }).click();
    const days = this.dialog.getByRole('group', { name: 'Day' }).getByRole('radio', { disabled: false });
    await days.last().check({ force: true });
    await this.dialog.getByRole('group', { name: 'Time' }).getByRole('radio').first().check({ force: true });
  }
}
